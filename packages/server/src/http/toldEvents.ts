import { ActionAnswer, ERRORS } from '@kathasagar/api/contract'

import { isRefusal, type Refusal } from '../services/refusal.ts'
import type { ActionEvents, ActionOutcome } from '../services/sessions/turn/runningTurns.ts'
import { errorBody } from './errorTable.ts'
import type { EventStream, StreamEvent } from './eventStream.ts'

interface Listener {
  wantsStream: boolean
  requestId: string
}

/** Answers with the events as they come, or with the last of them alone. */
export async function tellAction(
  events: ActionEvents | Refusal,
  listener: Listener,
): Promise<EventStream | ActionOutcome> {
  if (isRefusal(events)) return events
  if (listener.wantsStream) return { events: encodeAction(events, listener) }

  for await (const event of events) {
    if (event.event === 'end') return event.end
  }
  throw new Error('An action ended without an end')
}

async function* encodeAction(
  events: ActionEvents,
  { requestId }: Listener,
): AsyncGenerator<StreamEvent> {
  for await (const event of events) {
    yield event.event === 'delta'
      ? { event: 'delta', id: event.id, data: { text: event.text } }
      : { id: event.id, ...encodeEnd(event.end, requestId) }
  }
}

/** Carries exactly what the call would have answered without a stream. */
function encodeEnd(end: ActionOutcome, requestId: string): Omit<StreamEvent, 'id'> {
  if (!isRefusal(end)) return { event: 'result', data: ActionAnswer.parse(end) }
  const { status } = ERRORS[end.code]
  return { event: 'error', data: { ...errorBody(end, requestId), status } }
}
