import { hasStoredPicture, LOW_CREDIT_FACTOR, type AnsweredBy } from '@kathasagar/api/contract'
import { graphAt, inkGraph } from '@kathasagar/engine/world/graphAt'
import type { Ruling, Aside } from '@kathasagar/engine/world/ruling'
import { endTurn, type PlayedTurn, selectedChoice, NO_COST } from '@kathasagar/engine/turn/playTurn'
import { findSecondRequest } from '@kathasagar/engine/turn/secondRequest'
import { plainText } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { Db, Platform } from '../../../../platform/call.ts'
import type { PlayContext } from '../../context.ts'
import { countToday } from '../../../authoring/index.ts'
import { balanceOf, settleHold } from '../../../ledger/index.ts'
import { payFinished } from '../../../progress/index.ts'
import { findUser } from '../../../users/index.ts'
import { updateReceipt, endAction, findAction } from '../../actions.queries.ts'
import {
  insertPicture,
  listDrawn,
  lockDrawn,
  countPlay,
  lockSession,
  redoOf,
  saveEnding,
  findTurn,
} from '../../sessions.queries.ts'
import { settle } from '../../play.queries.ts'
import { receiptOfAside } from '../../present/presentAction.ts'
import type { NewTurn, Receipt, Settled, Settlement, StoredTurn } from '../../sessionTypes.ts'
import { firstVariant } from '../../variants.ts'
import { historyOf } from '../load/parseAction.ts'
import type { Regeneration, RegenerationResult, Turn, TurnResult } from '../turn.ts'

export interface Finished {
  turn: StoredTurn
  receipt: Receipt
}

/** Returns the row of a turn. The ruling of an image is omitted, because images can't be regenerated. */
function rowOf(
  { session, base, typed, graph }: Turn,
  id: string,
  { played, answer, model_used, prompt }: TurnResult,
): NewTurn {
  const { ruling, note } = played
  const regenerated = {
    ...(ruling.kind !== 'show' && { ruling }),
    ...(Object.keys(typed).length > 0 && { typed }),
  }
  return {
    id,
    user_id: session.user_id,
    session_id: session.id,
    parent_id: base.id,
    number: base.number + 1,
    action: { ...historyOf(played.action), selected_choice: selectedChoice(graph, played) },
    answer,
    state: played.state,
    model_used,
    credits: played.spent.credits,
    xp_gained: played.xp_gained,
    note: { ...note, ...regenerated },
    prompt,
    variant_of: null,
    variant_kind: null,
  }
}

const lowBelow = ({ begun }: Turn) => LOW_CREDIT_FACTOR * begun.price.credits

const receiptOf = ({ receipt, low_below }: Settlement, credits: number): Receipt => ({
  credits,
  is_low_on_credits: credits < low_below,
  ...receipt,
})

async function endPlay(db: Db, claimed: Turn, { turn, receipt }: Finished, now: Date) {
  const { session, timeZone, actionId } = claimed
  const { user_id, session_id, id: turn_id } = turn
  const reached = { user_id, session_id, turn_id, node: turn.state.node, reached_at: now }
  const isFirst = await saveEnding(db, reached)
  const isPlay = session.preview_code === null
  // A guest's rewards are paid when the guest becomes or joins an account.
  const isPaid = isPlay && !(await findUser(db, user_id))?.is_guest
  const earned = isPaid ? await payFinished(db, { userId: user_id, now, timeZone }) : null
  const credits = await balanceOf(db, user_id)
  const is_low_on_credits = credits < lowBelow(claimed)
  const whole = { ...receipt, credits, is_low_on_credits, ...(earned && { earned }) }
  await updateReceipt(db, { id: actionId, user_id }, whole)
  if (isFirst && isPlay) {
    const played = { storyId: session.story_id, userId: user_id }
    await countPlay(db, 'completed', played)
    await countToday(db, 'finishes', { ...played, now })
  }
  return { turn, receipt: whole }
}

/** Makes an image of a built-in painter free if another session has drawn the scene meanwhile. */
async function paidOnce(db: Db, turn: Turn, result: TurnResult): Promise<TurnResult> {
  const { session, model, begun, base } = turn
  if (result.picture === null || turn.graph.open || !hasStoredPicture(model, true)) return result
  await lockDrawn(db, session)
  const drawn = await listDrawn(db, session)
  const hasPicture = drawn.some(({ node }) => node === base.state.node)
  if (!hasStoredPicture(model, hasPicture)) return result
  return { ...result, played: endTurn(begun, { choices: [], spent: NO_COST }) }
}

export type Write = (db: Db, settlement: Settlement) => Promise<Settled | undefined>

/** Writes a narrated turn and charges its price, atomically. Returns null if the action was given up. */
export async function settleTurn(
  ctx: PlayContext,
  turn: Turn,
  result: TurnResult,
  write: Write = settle,
): Promise<Finished | null> {
  const now = ctx.clock.now()
  const settleIn = async (db: Db, paid: TurnResult): Promise<Finished | null> => {
    const { played } = paid
    const row = rowOf(turn, ctx.ids.newId(), paid)
    const graph = graphAt(inkGraph(turn.graph, played.before.ink), played.state)
    const { fallback_warning, fallback } = paid
    const settlement: Settlement = {
      action_id: turn.actionId,
      session: turn.session,
      turn: row,
      tried: freeInputOf(played),
      is_completed: played.ending !== null,
      spent: played.spent,
      receipt: {
        fallback_warning,
        fallback,
        ...findSecondRequest({ graph, lore: ctx.lore }, played),
      },
      low_below: lowBelow(turn),
    }
    const settled = await write(db, settlement)
    if (!settled) return null
    const { credits, created_at } = settled
    return {
      turn: { ...row, variant_ids: [], created_at },
      receipt: receiptOf(settlement, credits),
    }
  }
  // Most turns write nothing else, so one statement is enough.
  if (!result.played.ending && !result.picture) return settleIn(ctx.db, result)
  return ctx.transaction(async (db) => {
    const paid = await paidOnce(db, turn, result)
    const finished = await settleIn(db, paid)
    if (finished === null) return null
    if (paid.picture) {
      const { user_id, session_id, id: turn_id } = finished.turn
      await insertPicture(db, { ...paid.picture, user_id, session_id, turn_id })
    }
    return paid.played.ending ? endPlay(db, turn, finished, now) : finished
  })
}

export async function settleRegeneration(
  ctx: PlayContext,
  turn: Regeneration,
  { answer, state, model_used, credits, prompt, ...receipt }: RegenerationResult,
): Promise<Finished | null> {
  const { actionId, session, retold } = turn
  const { created_at: _told, variant_ids: _others, ...head } = retold.head
  const id = ctx.ids.newId()
  const settlement: Settlement = {
    action_id: actionId,
    session,
    turn: {
      ...head,
      id,
      answer,
      state,
      model_used,
      credits,
      prompt,
      variant_of: firstVariant(head),
      variant_kind: retold.as === 'tell_on' ? 'on' : 'again',
    },
    tried: null,
    is_completed: session.is_completed,
    spent: { xp: 0, credits },
    receipt,
    low_below: lowBelow(turn),
  }
  const settled = await settle(ctx.db, settlement)
  const stored = settled && (await findTurn(ctx.db, id, session.user_id))
  return stored ? { turn: stored, receipt: receiptOf(settlement, settled.credits) } : null
}

/** Ends a turn with a clarification and refunds it. Returns null if the action was given up. */
export const settleAside = (
  { transaction }: Pick<Platform, 'transaction'>,
  { actionId, session, base }: Turn,
  aside: Aside,
): Promise<Finished | null> =>
  transaction(async (db) => {
    const { user_id } = session
    await lockSession(db, session.id, user_id)
    const action = await findAction(db, { id: actionId, user_id })
    if (action?.status !== 'running') return null
    await settleHold(db, action, { xp: 0, credits: 0 })
    const receipt: Receipt = {
      credits: await balanceOf(db, user_id),
      is_low_on_credits: false,
      ...(await redoOf(db, session)),
      ...receiptOfAside(aside),
    }
    await endAction(db, action, {
      status: 'succeeded',
      turn_id: base.id,
      model_used: null,
      response: receipt,
    })
    return { turn: base, receipt }
  })

export interface NewFreeInput {
  node: string
  words: string
  /** Part of the story that responded to the text. Null if there is none. */
  answered_by: AnsweredBy | null
}

/** Matches email and web addresses, and five or more digits. */
const PERSONAL = /@|www\.|https?:|(?:\p{Nd}[ ().+-]*){5}/u

/** Returns true if the text may identify a person. Authors never see these texts. */
export const looksPersonal = (words: string): boolean => PERSONAL.test(words)

function freeInputOf({ action, before, ruling }: PlayedTurn): NewFreeInput | null {
  if (before.improvised || before.open || action.type !== 'custom_action' || isCommand(ruling))
    return null
  const words = plainText(action.text)
  const length = [...words].length
  if (length === 0 || length > STORY_LIMITS.phraseMax || looksPersonal(action.text)) return null
  return { node: before.node, words, answered_by: answeredBy(ruling) }
}

const isCommand = (ruling: Ruling) =>
  ruling.kind === 'immerse' ||
  ruling.kind === 'show' ||
  (ruling.kind === 'advance' && ruling.by === 'continue')

function answeredBy(ruling: Ruling): AnsweredBy | null {
  switch (ruling.kind) {
    case 'advance':
      return ruling.by === 'words' || ruling.by === 'choice' ? 'choice' : null
    case 'linger':
    case 'locked':
      return 'choice'
    case 'reaction':
      return 'reaction'
    case 'topic':
      // An evasive reply is not counted as an answer.
      return ruling.answer === null ? null : 'topic'
    default:
      return null
  }
}
