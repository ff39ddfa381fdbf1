import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { statusOf } from './messageFor.ts'
import type { ApiCall } from './requestOf.ts'

export type Result<Data> = { data: Data } | { error: FetchBaseQueryError }

export type Send = (
  call: ApiCall,
) => PromiseLike<{ data?: unknown; error?: FetchBaseQueryError | undefined }>

/** Error for an interrupted stream. */
export const CONNECTION_LOST: FetchBaseQueryError = {
  status: 'FETCH_ERROR',
  error: 'The connection was lost.',
}

export const toRefusal = (data: unknown): { error: FetchBaseQueryError } => ({
  error: { status: statusOf(data) ?? 500, data },
})

/** Sends a streaming call once. `read` returns null if the stream was interrupted. */
export async function streamRequest<Data>(
  { call, ask }: { call: ApiCall; ask: Send },
  read: (body: ReadableStream<Uint8Array>) => Promise<Result<Data> | null>,
): Promise<Result<Data>> {
  let end: Result<Data> | null = null
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
  return error ? { error } : (end ?? { error: CONNECTION_LOST })
}
