import { isPictureHad, type Fallback, type StoryAnswer } from '@kathasagar/api/contract'
import { LOW_CREDIT_FACTOR } from '@kathasagar/api/contract/vocabulary'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import { wantedNext, type WantedNext } from '@kathasagar/engine/turn/wantedNext'
import { endTurn, type Turn } from '@kathasagar/engine/turn/playTurn'
import { selectedIn } from '@kathasagar/engine/turn/selectedIn'
import { FREE } from '@kathasagar/engine/turn/price'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import { payFinished } from '../../../modules/progress/index.ts'
import { countToday } from '../../../modules/authoring/index.ts'
import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import { historyOf } from './parseAction.ts'
import type { Claim } from './claimAction.ts'
import type { PictureFile } from './modelPorts.ts'
import type { PlayRepository, Settled, Settlement } from './playPorts.ts'
import { freeInputOf } from './freeInputOf.ts'
import type { NewTurn, StoredTurn } from '../ports.ts'
import type { Receipt } from '../actionPorts.ts'
import { findUser } from '../../../modules/users/index.ts'

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
  { session, base, typed, graph }: Claim,
  id: string,
  { turn, answer, model_used, prompt }: Delivery,
): NewTurn => ({
  id,
  user_id: session.user_id,
  session_id: session.id,
  parent_id: base.id,
  number: base.number + 1,
  action: { ...historyOf(turn.action), selected_choice: selectedIn(graph, turn) },
  answer,
  state: turn.state,
  model_used,
  credits: turn.spent.credits,
  xp_gained: turn.xp_gained,
  note: { ...turn.note, ...toRetell(typed, turn) },
  prompt,
  variant_of: null,
  variant_kind: null,
})

/** What it takes to have a turn told again: a picture is none of its words. */
const toRetell = (typed: Claim['typed'], { ruling }: Turn) => ({
  ...(ruling.kind !== 'show' && { ruling }),
  ...(Object.keys(typed).length > 0 && { typed }),
})

interface Reached {
  session: Claim['session']
  turn: StoredTurn
  now: Date
  timeZone: string
}

/** Keeps the ending that a turn has come to and pays what it finishes. */
async function endPlay(repositories: Repositories, { session, turn, now, timeZone }: Reached) {
  const { user_id, session_id } = turn
  const at = { node: turn.state.node, reached_at: now }
  const reached = { user_id, session_id, turn_id: turn.id, ...at }
  const isFirst = await repositories.sessions.keepEnding(reached)
  if (session.preview_code !== null) return { isFirst: false, earned: null }
  // What a guest has finished is paid to the account that takes them in.
  const player = await findUser(repositories.db, user_id)
  const earned = player?.is_guest
    ? null
    : await payFinished(repositories.db, { userId: user_id, now, timeZone })
  return { isFirst, earned }
}

/** Whoever has fewer credits left is low on them. */
const lowBelow = ({ turn }: Claim) => LOW_CREDIT_FACTOR * turn.price.credits

const settlementOf = (
  claim: Claim,
  turn: NewTurn,
  delivery: Delivery,
  next: WantedNext,
): Settlement => ({
  action_id: claim.actionId,
  session: claim.session,
  turn,
  tried: freeInputOf(delivery.turn),
  is_completed: delivery.turn.ending !== null,
  spent: delivery.turn.spent,
  receipt: {
    fallback_warning: delivery.fallback_warning,
    fallback: delivery.fallback,
    ...next,
  },
  low_below: lowBelow(claim),
})

export const receiptOf = ({ receipt, low_below }: Settlement, credits: number): Receipt => ({
  credits,
  is_low_on_credits: credits < low_below,
  ...receipt,
})

export interface Finished {
  turn: StoredTurn
  receipt: Receipt
}

/** What a turn leaves beside itself: its picture, and what its ending has earned. */
async function finishMore(
  repositories: Repositories,
  claim: Claim,
  { turn: { ending }, picture }: Delivery,
  { finished, now }: { finished: Finished; now: Date },
): Promise<Finished> {
  const { turn } = finished
  const { session, timeZone, actionId } = claim
  if (picture) {
    const { user_id, session_id } = turn
    const drawn = { ...picture, user_id, session_id, turn_id: turn.id }
    await repositories.pictures.insertPicture(drawn)
  }
  if (!ending) return finished
  const { isFirst, earned } = await endPlay(repositories, { session, turn, now, timeZone })
  const credits = await repositories.ledger.balanceOf(session.user_id)
  const is_low_on_credits = credits < lowBelow(claim)
  const receipt = { ...finished.receipt, credits, is_low_on_credits, ...(earned && { earned }) }
  await repositories.actions.amendReceipt({ id: actionId, user_id: session.user_id }, receipt)
  if (isFirst) {
    const played = { storyId: session.story_id, userId: session.user_id }
    await repositories.sessions.countCompleted(played)
    await countToday(repositories.db, 'finishes', { ...played, now })
  }
  return { turn, receipt }
}

/**
 * A picture that the rules built in have drawn is paid for once: another play of the story may have had
 * one drawn while this one was.
 */
async function paidOnce({ pictures }: Repositories, claim: Claim, delivery: Delivery) {
  const { session, model, turn, base } = claim
  if (delivery.picture === null || !isPictureHad(model, true)) return delivery
  await pictures.lockDrawn(session)
  const drawn = await pictures.listDrawn(session)
  const hasPicture = drawn.some(({ node }) => node === base.state.node)
  if (!isPictureHad(model, hasPicture)) return delivery
  return { ...delivery, turn: endTurn(turn, { choices: [], spent: FREE }) }
}

type Settle = (play: PlayRepository, settlement: Settlement) => Promise<Settled | undefined>

const settleClaimed: Settle = (play, settlement) => play.settle(settlement)

/**
 * Writes a delivered turn and takes its price, all or nothing. Answers nothing when `settle` has
 * written nothing: the action was given up meanwhile and refunded, and the answer came too late.
 */
export async function finishAction(
  { store, ids, clock, lore }: Ports,
  claim: Claim,
  delivery: Delivery,
  settle: Settle = settleClaimed,
): Promise<Finished | null> {
  const now = clock.now()
  const settleIn = async ({ play }: Repositories, paid: Delivery): Promise<Finished | null> => {
    const turn = turnOf(claim, ids.newId(), paid)
    const { before, state } = paid.turn
    const graph = graphAt(inkGraph(claim.graph, before.ink), state)
    const next = wantedNext({ graph, lore }, paid.turn)
    const settlement = settlementOf(claim, turn, paid, next)
    const settled = await settle(play, settlement)
    if (!settled) return null
    const { credits, created_at } = settled
    return {
      turn: { ...turn, variant_ids: [], created_at },
      receipt: receiptOf(settlement, credits),
    }
  }
  // Most turns leave nothing else behind: one statement is a transaction of its own.
  if (!delivery.turn.ending && !delivery.picture) return settleIn(store.repositories, delivery)
  return store.transaction(async (repositories) => {
    const paid = await paidOnce(repositories, claim, delivery)
    const finished = await settleIn(repositories, paid)
    return finished && finishMore(repositories, claim, paid, { finished, now })
  })
}
