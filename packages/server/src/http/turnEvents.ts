import type * as z from 'zod/mini'
import { ERRORS } from '@kathasagar/api/contract'

import { isRefusal, type Refusal } from '../platform/call.ts'
import type { FeedEvent } from '../modules/sessions/index.ts'
import { errorBody } from './errorTable.ts'
import type { EventStream, StreamEvent } from './eventStream.ts'

export interface Listener {
  wantsStream: boolean
  requestId: string
}

interface StreamedAnswer<Answer> {
  events: AsyncIterable<FeedEvent<Answer | Refusal>>
  schema: z.ZodMiniType<Answer>
  abandon?: () => void
}

/** Returns a stream. Returns only the final result if the client doesn't accept streams. */
export async function answerTurn<Answer extends object>(
  told: StreamedAnswer<Answer>,
  listener: Listener,
): Promise<EventStream | Answer | Refusal> {
  if (listener.wantsStream) {
    const { abandon } = told
    return { events: encodeStream(told, listener), ...(abandon && { abandon }) }
  }
  for await (const event of told.events) {
    if (event.event === 'end') return event.end
  }
  throw new Error('What was told ended without an end')
}

async function* encodeStream<Answer extends object>(
  { events, schema }: StreamedAnswer<Answer>,
  { requestId }: Listener,
): AsyncGenerator<StreamEvent> {
  for await (const event of events) {
    if (event.event === 'delta') {
      yield { event: 'delta', id: event.id, data: { text: event.text, ...event.pictures } }
      continue
    }
    if (event.event === 'queue') {
      yield { event: 'queue', id: event.id, data: { ahead: event.ahead } }
      continue
    }
    const { id, end } = event
    yield isRefusal(end)
      ? { id, event: 'error', data: encodeRefusal(end, requestId) }
      : { id, event: 'result', data: schema.parse(end) }
  }
}

/** Returns the status and body of the error response to a call without a stream. */
export const encodeRefusal = (refusal: Refusal, requestId: string) => ({
  ...errorBody(refusal, requestId),
  status: ERRORS[refusal.code].status,
})
