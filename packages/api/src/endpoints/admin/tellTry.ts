import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

import { adminModelsCalls } from '../../client/calls.ts'
import { statusOf } from '../../client/messageFor.ts'
import { readEvents } from '../../client/readEvents.ts'
import type { ApiCall } from '../../client/requestOf.ts'
import type { TriedModel, TryEvent } from '../../contract/adminModels.ts'
import type { BodyOf } from '../../contract/routes/routes.ts'

type Tried = { data: TriedModel } | { error: FetchBaseQueryError }

export interface TellTryArgs {
  tried: BodyOf<'tryModel'>
  ask: (call: ApiCall) => PromiseLike<{ data?: unknown; error?: FetchBaseQueryError | undefined }>
  /** The words told so far, whole. */
  onText: (text: string) => void
}

const LOST: FetchBaseQueryError = { status: 'FETCH_ERROR', error: 'The connection was lost.' }

/** Reads a try to its end; null where the stream broke off before it. */
async function readTry(
  body: ReadableStream<Uint8Array>,
  onText: TellTryArgs['onText'],
): Promise<Tried | null> {
  let text = ''
  let end: Tried | null = null
  const heard = (event: TryEvent) => {
    if (event.event === 'delta') onText((text += event.data.text))
    else if (event.event === 'result') end = { data: event.data }
    else end = { error: { status: statusOf(event.data) ?? 500, data: event.data } }
  }
  const schemas = await import('../../contract/adminModels.ts')
  await readEvents(body, schemas.TryEvent, heard).catch(() => undefined)
  return end
}

/** Has a model try a scene and follows its words to the end. It is never asked twice: it costs. */
export async function tellTry({ tried, ask, onText }: TellTryArgs): Promise<Tried> {
  let end: Tried | null = null
  const { error } = await ask({
    ...adminModelsCalls.call('tryModel', { body: tried }),
    sending: {
      headers: { accept: 'text/event-stream' },
      responseHandler: async (response) => {
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
        if (!isStream || !response.body) return (await response.json()) as unknown
        end = await readTry(response.body, onText)
        return null
      },
    },
  })
  return error ? { error } : (end ?? { error: LOST })
}
