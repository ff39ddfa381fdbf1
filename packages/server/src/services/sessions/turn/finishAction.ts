import type { Fallback, Rewards } from '@kathasagar/api/contract'
import type { StoryAnswer } from '@kathasagar/api/contract'
import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'

import type { Turn } from '../../../engine/turn/playTurn.ts'
import type { PromptManifest } from '../../../engine/prompt/assemblePrompt.ts'
import { payFinished } from '../../progress/payFinished.ts'
import type { Ports, Repositories } from '../../ports.ts'
import { historyOf } from './parseAction.ts'
import type { Claim } from './claimAction.ts'
import type { PictureFile } from './modelPorts.ts'
import { tryOf } from './tryOf.ts'
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

interface Reached {
  session: Claim['session']
  turn: StoredTurn
  now: Date
  timeZone: string
}

/** Keeps the ending that a turn has come to and pays what it finishes. */
async function endPlay(repositories: Repositories, { session, turn, now, timeZone }: Reached) {
  const reached = { session_id: session.id, turn_id: turn.id, node: turn.state.node }
  const isFirst = await repositories.sessions.keepEnding(reached)
  const earned = await payFinished(repositories, { userId: session.user_id, now, timeZone })
  return { isFirst, earned }
}

const receiptOf = (
  { model }: Claim,
  { fallback, fallback_warning }: Delivery,
  { credits, earned }: { credits: number; earned: Rewards | undefined },
): Receipt => ({
  credits,
  is_low_on_credits: credits < LOW_CREDIT_FACTOR * model.credit_cost,
  fallback_warning,
  fallback,
  ...(earned && { earned }),
})

/**
 * Writes a delivered turn and takes its price, all in one transaction. Answers nothing when the
 * action was given up meanwhile: then it was refunded, and the answer came too late.
 */
export async function finishAction(
  { store, ids, clock }: Ports,
  claim: Claim,
  delivery: Delivery,
): Promise<{ turn: StoredTurn; receipt: Receipt } | null> {
  const { actionId, session, timeZone } = claim
  const [turnId, now] = [ids.newId(), clock.now()]
  return store.transaction(async (repositories) => {
    const { sessions, turns, actions, ledger, pictures, insight } = repositories
    await sessions.lockSession(session.id, session.user_id)
    const action = await actions.findAction(actionId)
    if (action?.status !== 'running') return null

    const turn = await turns.insertTurn(turnOf(claim, turnId, delivery))
    const tried = tryOf(delivery.turn)
    if (tried) await insight.insertTry({ ...tried, turn_id: turnId, session })
    await sessions.moveHead(session.id, { turnId, isCompleted: delivery.turn.ending !== null })
    const reached = delivery.turn.ending
      ? await endPlay(repositories, { session, turn, now, timeZone })
      : null
    await ledger.settle(actionId, delivery.turn.spent)
    await ledger.earnXp(session.id, actionId, delivery.turn.xp_gained)
    const credits = await ledger.balanceOf(session.user_id)
    const receipt = receiptOf(claim, delivery, { credits, earned: reached?.earned })
    const { picture, model_used } = delivery
    await actions.endAction(actionId, {
      status: 'succeeded',
      turn_id: turnId,
      model_used,
      response: receipt,
    })
    if (picture)
      await pictures.insertPicture({ ...picture, session_id: session.id, turn_id: turnId })
    if (reached?.isFirst) await sessions.countCompleted(session.story_id)
    return { turn, receipt }
  })
}
