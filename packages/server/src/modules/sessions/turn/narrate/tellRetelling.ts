import { endTurn } from '@kathasagar/engine/turn/playTurn'

import type { Context } from '../../../../platform/context.ts'
import type { Refusal } from '../../../../services/refusal.ts'
import { settle } from '../../play.queries.ts'
import type { PathTurn, Settlement } from '../../sessionTypes.ts'
import { findTurn } from '../../turns.queries.ts'
import { firstTelling } from '../../variants.ts'
import { toldOf } from '../load/pathCache.ts'
import { lowBelow, receiptOf, type Finished } from '../settle/settleTurn.ts'
import type { Retold, Turn } from '../turn.ts'
import { chargeOf, requestOf } from './deliverTelling.ts'
import { blamed, isOverFaultQuota, watchFaults, type ToldFault } from './modelFault.ts'
import { connectedOnly, tellTurn, type Listener, type ToldTurn } from './tellTurn.ts'

type Retelling = Turn & { retold: Retold }

/** Narrates a turn once more. The built-in storyteller would only repeat itself, so it never stands in. */
async function tellWords(
  ctx: Context,
  turn: Retelling,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<ToldTurn | Refusal> {
  if (await isOverFaultQuota(ctx, turn)) return { code: 'storyteller_unreachable' }
  const { as, head } = turn.retold
  const retold = { as: as === 'tell_on' ? 'on' : 'again', told: toldOf(head) } as const
  const request = { ...requestOf(turn, path), retold }
  const { reportFault, keep } = watchFaults(ctx, turn)
  const chain = (lastFault: () => ToldFault | null) => connectedOnly(ctx, request.manner, lastFault)
  const told = await tellTurn({ ...ctx, reportFault }, request, chain, listener)
  await keep()
  if ('code' in told || told.model_used !== null) return told
  const fault = blamed(told.fault, ctx.modelStates, request.manner)
  const { code = 'answer_unreadable', retryAfter } = fault ?? {}
  return { code, ...(retryAfter !== undefined && { retry_after: retryAfter }) }
}

/** Returns answer and state in the new words. All else stays as in the first variant. */
function reworded({ begun, retold: { as, head } }: Retelling, { telling }: ToldTurn) {
  const { answer, state } = head
  const narrative = telling.narrative.trim()
  if (as === 'tell_on') {
    return { answer: { ...answer, narrative: `${answer.narrative}\n\n${narrative}` }, state }
  }
  const { setup } = telling
  if (begun.ruling.kind !== 'immerse') return { answer: { ...answer, narrative, setup }, state }
  // The two choices of a closer look are worded with it. All other choices are the author's.
  const { offers } = endTurn(begun, telling).state
  const choices = offers.map(({ text }) => text)
  const told = { ...answer, narrative: narrative || null, setup, choices }
  return { answer: told, state: { ...state, offers } }
}

/**
 * Narrates a turn that was played again, and writes the new variant beside the first one. Words that were narrated
 * before cost nothing. Returns null if the action was given up meanwhile.
 */
export async function tellRetelling(
  ctx: Context,
  turn: Retelling,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<Finished | Refusal | null> {
  const told = await tellWords(ctx, turn, path, listener)
  if ('code' in told) return told
  const { actionId, session, retold } = turn
  const { created_at: _told, variant_ids: _others, ...head } = retold.head
  const { credits, model_used, prompt, ...receipt } = chargeOf(ctx, turn, told)
  const settlement: Settlement = {
    action_id: actionId,
    session,
    turn: {
      ...head,
      ...reworded(turn, told),
      id: ctx.ids.newId(),
      model_used,
      credits,
      prompt,
      variant_of: firstTelling(head),
      variant_kind: retold.as === 'tell_on' ? 'on' : 'again',
    },
    tried: null,
    is_completed: session.is_completed,
    spent: { xp: 0, credits },
    receipt,
    low_below: lowBelow(turn),
  }
  const { id, user_id, answer } = settlement.turn
  if (toldOf({ answer }) === toldOf(retold.head)) return { code: 'nothing_to_retell' }

  const settled = await settle(ctx.db, settlement)
  const stored = settled && (await findTurn(ctx.db, id, user_id))
  return stored ? { turn: stored, receipt: receiptOf(settlement, settled.credits) } : null
}
