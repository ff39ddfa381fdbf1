import type * as z from 'zod/mini'
import { ERRORS } from '@kathasagar/api/contract'

import { isRefusal, type Refusal } from '../services/refusal.ts'
import type { FeedEvent } from '../modules/sessions/index.ts'
import { errorBody } from './errorTable.ts'
import type { EventStream, StreamEvent } from './eventStream.ts'

/** Who hears what is told. */
export interface Listener {
  wantsStream: boolean
  requestId: string
}

/** Something that is told: its words as they come, then what the call answers. */
interface Told<Answer> {
  events: AsyncIterable<FeedEvent<Answer | Refusal>>
  /** What an answer carries beside the words. */
  schema: z.ZodMiniType<Answer>
  /** Called once nobody listens any more. */
  abandon?: () => void
}

/** Answers with the events as they come, or with the last of them alone. */
export async function answerTold<Answer extends object>(
  told: Told<Answer>,
  listener: Listener,
): Promise<EventStream | Answer | Refusal> {
  if (listener.wantsStream) {
    const { abandon } = told
    return { events: encodeTold(told, listener), ...(abandon && { abandon }) }
  }
  for await (const event of told.events) {
    if (event.event === 'end') return event.end
  }
  throw new Error('What was told ended without an end')
}

async function* encodeTold<Answer extends object>(
  { events, schema }: Told<Answer>,
  { requestId }: Listener,
): AsyncGenerator<StreamEvent> {
  for await (const event of events) {
    if (event.event === 'delta') {
      yield { event: 'delta', id: event.id, data: { text: event.text, ...event.pictures } }
      continue
    }
    const { id, end } = event
    yield isRefusal(end)
      ? { id, event: 'error', data: encodeRefusal(end, requestId) }
      : { id, event: 'result', data: schema.parse(end) }
  }
}

/** Carries exactly what the call would have answered without a stream. */
export const encodeRefusal = (refusal: Refusal, requestId: string) => ({
  ...errorBody(refusal, requestId),
  status: ERRORS[refusal.code].status,
})
