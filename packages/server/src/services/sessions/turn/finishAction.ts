import type { Fallback } from '@kathasagar/api/contract'
import type { StoryAnswer } from '@kathasagar/api/contract'
import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'

import type { Turn } from '../../../engine/turn/playTurn.ts'
import type { PromptManifest } from '../../../engine/prompt/assemblePrompt.ts'
import type { Ports } from '../../ports.ts'
import { historyOf } from './parseAction.ts'
import type { Claim } from './claimAction.ts'
import type { PictureFile } from './modelPorts.ts'
import type { NewTurn, Receipt, StoredTurn } from '../ports.ts'

/** What came of a claim: an answer, and the turn with what of the held price it was worth. */
export interface Delivery {
  answer: StoryAnswer
  turn: Turn
  model_used: string | null
  /** A picture that was drawn for the answer. */
  picture: { id: string; file: PictureFile } | null
  prompt: PromptManifest | null
  /** Why another told than was asked for, as the player reads it. */
  fallback_warning: string | null
  /** The same by its code. */
  fallback: Fallback | null
}

const turnOf = (
  { session, base }: Claim,
  id: string,
  { turn, answer, model_used, prompt }: Delivery,
): NewTurn => ({
  id,
  session_id: session.id,
  parent_id: base.id,
  number: base.number + 1,
  action: historyOf(turn.action),
  answer,
  state: turn.state,
  model_used,
  credits: turn.spent.credits,
  xp_gained: turn.xp_gained,
  note: turn.note,
  prompt,
})

/**
 * Writes a delivered turn and takes its price, all in one transaction. Answers nothing when the
 * action was given up meanwhile: then it was refunded, and the answer came too late.
 */
export async function finishAction(
  { store, ids }: Ports,
  claim: Claim,
  delivery: Delivery,
): Promise<{ turn: StoredTurn; receipt: Receipt } | null> {
  const { actionId, session, model } = claim
  const turnId = ids.newId()
  return store.transaction(async ({ sessions, turns, actions, ledger, pictures }) => {
    await sessions.lockSession(session.id, session.user_id)
    const action = await actions.findAction(actionId)
    if (action?.status !== 'running') return null

    const turn = await turns.insertTurn(turnOf(claim, turnId, delivery))
    await sessions.moveHead(session.id, { turnId, isCompleted: delivery.turn.ending !== null })
    await ledger.settle(actionId, delivery.turn.spent)
    await ledger.earnXp(session.id, actionId, delivery.turn.xp_gained)
    const credits = await ledger.balanceOf(session.user_id)
    const receipt: Receipt = {
      credits,
      is_low_on_credits: credits < LOW_CREDIT_FACTOR * model.credit_cost,
      fallback_warning: delivery.fallback_warning,
      fallback: delivery.fallback,
    }
    const { picture, model_used } = delivery
    await actions.endAction(actionId, {
      status: 'succeeded',
      turn_id: turnId,
      model_used,
      response: receipt,
    })
    if (picture)
      await pictures.insertPicture({ ...picture, session_id: session.id, turn_id: turnId })
    if (delivery.turn.ending) await sessions.countCompleted(session.story_id)
    return { turn, receipt }
  })
}
