import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { statusOf } from './messageFor.ts'
import type { ApiCall } from './requestOf.ts'

/** What a call came to. */
export type Asked<Data> = { data: Data } | { error: FetchBaseQueryError }

/** Sends a call to the server. */
export type Ask = (
  call: ApiCall,
) => PromiseLike<{ data?: unknown; error?: FetchBaseQueryError | undefined }>

/** What is told where the server was not heard to the end. */
export const LOST: FetchBaseQueryError = {
  status: 'FETCH_ERROR',
  error: 'The connection was lost.',
}

/** The refusal that an `error` event carries. */
export const toldRefusal = (data: unknown): { error: FetchBaseQueryError } => ({
  error: { status: statusOf(data) ?? 500, data },
})

/**
 * Makes a call whose answer is told as events, once: it costs. `read` gives what the stream ended with, and null
 * where it broke off.
 */
export async function askStreamed<Data>(
  { call, ask }: { call: ApiCall; ask: Ask },
  read: (body: ReadableStream<Uint8Array>) => Promise<Asked<Data> | null>,
): Promise<Asked<Data>> {
  let end: Asked<Data> | null = null
  const { error } = await ask({
    ...call,
    sending: {
      headers: { accept: 'text/event-stream' },
      responseHandler: async (response) => {
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
        if (!isStream || !response.body) return (await response.json()) as unknown
        end = await read(response.body)
        return null
      },
    },
  })
  return error ? { error } : (end ?? { error: LOST })
}
