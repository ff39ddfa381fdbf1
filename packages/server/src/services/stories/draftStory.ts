import type { DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { toldFaultOf } from '../sessions/turn/modelFault.ts'
import { cheapestTeller } from './drafting/cheapestTeller.ts'
import { declineIdea } from './drafting/declineIdea.ts'
import { tellDraft, type Drafting, type DraftStep } from './drafting/tellDraft.ts'

/** No draft takes longer, however slow its model is. */
const DRAFTING_MS = 540_000

/** A draft that is being told. */
export interface RunningDraft {
  steps: AsyncGenerator<DraftStep, void, void>
  /** Nobody listens any more: the model is told to stop. */
  abandon: () => void
}

async function* told(end: DraftedStory): AsyncGenerator<DraftStep, void, void> {
  yield { event: 'end', end }
}

/** Whatever the model fails of ends the draft with a refusal; what came before stands. */
async function* tellToEnd(ports: Ports, drafting: Drafting, isLeft: AbortSignal) {
  try {
    yield* tellDraft(ports, drafting)
  } catch (fault) {
    if (!isLeft.aborted) ports.reportFault(fault)
    const { code, retryAfter } = toldFaultOf(fault)
    const end = { code, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
    yield { event: 'end', end } satisfies DraftStep
  }
}

/**
 * Has a connected model draft a story from an idea, scene by scene. Nothing is stored, and the author pays
 * nothing; each answer of the model counts in the operator's budget of the day.
 */
export async function draftStory(
  ports: Ports,
  { user, asked }: { user: StoredUser; asked: StoryDraftRequest },
): Promise<RunningDraft | Refusal> {
  const refused = refuseAuthor(ports.authors, user)
  if (refused) return refused
  const teller = cheapestTeller(ports, ['outline', 'writeScene'])
  if (teller === null) return { code: 'no_model' }
  const leaving = new AbortController()
  const abandon = () => leaving.abort()
  const declined = await declineIdea(ports, asked)
  if (declined) return { steps: told({ draft: null, declined }), abandon }

  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(DRAFTING_MS)])
  const drafting = { drafter: teller.model, asked, signal }
  return { steps: tellToEnd(ports, drafting, leaving.signal), abandon }
}
