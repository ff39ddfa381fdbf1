import { DraftEvent, DraftedStory } from '@kathasagar/api/contract'

import { isRefusal, type Refusal } from '../services/refusal.ts'
import type { RunningDraft } from '../services/stories/draftStory.ts'
import type { DraftStep } from '../services/stories/drafting/tellDraft.ts'
import type { EventStream, StreamEvent } from './eventStream.ts'
import { encodeRefusal, type Listener } from './toldEvents.ts'

function eventOf(step: DraftStep, id: number, requestId: string): StreamEvent {
  switch (step.event) {
    case 'outline':
      return { id, event: 'outline', data: step.outline }
    case 'scene':
      return { id, event: 'scene', data: { name: step.name, node: step.node } }
    case 'end':
      return isRefusal(step.end)
        ? { id, event: 'error', data: encodeRefusal(step.end, requestId) }
        : { id, event: 'result', data: step.end }
  }
}

async function* encodeDraft({ steps }: RunningDraft, requestId: string) {
  let id = 0
  for await (const step of steps) {
    id += 1
    // Only what the contract declares leaves the server.
    yield DraftEvent.parse(eventOf(step, id, requestId)) as StreamEvent
  }
}

/** Answers with a draft as it comes, or with the whole of it. */
export async function answerDraft(
  draft: RunningDraft,
  { wantsStream, requestId }: Listener,
): Promise<EventStream | DraftedStory | Refusal> {
  if (wantsStream) return { events: encodeDraft(draft, requestId), abandon: draft.abandon }
  for await (const step of draft.steps) {
    if (step.event === 'end') return step.end
  }
  throw new Error('A draft ended without an end')
}
