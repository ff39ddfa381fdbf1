import type { NarrationRequest } from '@kathasagar/engine/narration/narration'
import { endTurn } from '@kathasagar/engine/turn/playTurn'

import type { PlayContext } from '../../context.ts'
import type { Refusal } from '../../../../platform/call.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import { toldOf } from '../load/pathCache.ts'
import type { Regeneration, RegenerationResult } from '../turn.ts'
import { chargeOf, requestOf } from './deliverNarration.ts'
import { blamed, type NarrationFault } from './modelFault.ts'
import { tellPart } from './tellPart.ts'
import {
  connectedOnly,
  narrateWithFallbacks,
  type Listener,
  type ToldTurn,
} from './narrateWithFallbacks.ts'

/** Returns answer and state with the new text. Everything else stays as in the first variant. */
function reworded({ begun, retold: { as, head } }: Regeneration, { telling }: ToldTurn) {
  const { answer, state } = head
  const narrative = telling.narrative.trim()
  if (as === 'tell_on') {
    return { answer: { ...answer, narrative: `${answer.narrative}\n\n${narrative}` }, state }
  }
  const { setup } = telling
  if (begun.ruling.kind !== 'immerse') return { answer: { ...answer, narrative, setup }, state }
  // The model rewords the two choices of a closer look. All other choices are the author's.
  const { offers } = endTurn(begun, telling).state
  const choices = offers.map(({ text }) => text)
  const told = { ...answer, narrative: narrative || null, setup, choices }
  return { answer: told, state: { ...state, offers } }
}

/** Regenerates a part of an open story. Plan and facts come from the new version. */
async function tellPartAgain(
  ctx: PlayContext,
  turn: Regeneration,
  request: NarrationRequest,
  listener: Listener,
): Promise<RegenerationResult | Refusal> {
  const { head } = turn.retold
  const recent = [...request.recent, toldOf(head)]
  const told = await tellPart(ctx, turn, { ...request, recent }, listener)
  if ('code' in told) return told
  const { played, picture: _none, ...result } = told
  const { state, spent } = played
  return { ...result, credits: spent.credits, state: { ...state, xp: head.state.xp } }
}

/** Narrates a replayed turn. Refuses a text that already exists, so the built-in storyteller is no fallback. */
export async function tellAgain(
  ctx: PlayContext,
  turn: Regeneration,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<RegenerationResult | Refusal> {
  const { as, head } = turn.retold
  const retold = { as: as === 'tell_on' ? 'on' : 'again', told: toldOf(head) } as const
  const request = { ...requestOf(turn, path), retold }
  if (turn.begun.ruling.kind === 'part') return tellPartAgain(ctx, turn, request, listener)
  const chain = (lastFault: () => NarrationFault | null) =>
    connectedOnly(ctx, request.manner, lastFault)
  const told = await narrateWithFallbacks(ctx, request, chain, listener)
  if ('code' in told) return told
  if (told.model_used === null) {
    const fault = blamed(told.fault, ctx.modelStates, request.manner)
    const { code = 'answer_unreadable', retryAfter } = fault ?? {}
    return { code, ...(retryAfter !== undefined && { retry_after: retryAfter }) }
  }
  const result = { ...reworded(turn, told), ...chargeOf(ctx, turn, told) }
  return toldOf(result) === toldOf(head) ? { code: 'nothing_to_retell' } : result
}
