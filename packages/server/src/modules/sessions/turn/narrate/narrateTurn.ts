import { isAside, type Aside } from '@kathasagar/engine/world/ruling'

import type { PlayContext } from '../../context.ts'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import type { Regeneration, RegenerationResult, Turn, TurnResult } from '../turn.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverNarration, requestOf } from './deliverNarration.ts'
import { goOnInInk } from './goOnInInk.ts'
import { isOverFaultQuota, watchFaults } from './modelFault.ts'
import { settleRuling } from './settleRuling.ts'
import { tellAgain } from './tellAgain.ts'
import { tellPart } from './tellPart.ts'
import type { Listener } from './narrateWithFallbacks.ts'

/** Narrates or draws a claimed turn, outside of any transaction. Returns an aside if the player must clarify. */
export async function narrateTurn(
  ctx: PlayContext,
  turn: Turn,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<TurnResult | RegenerationResult | Aside | Refusal> {
  const isSpoilt = await isOverFaultQuota(ctx, turn)
  const { reportFault, keep } = watchFaults(ctx, turn)
  const watched = { ...ctx, reportFault }
  const narrate = async () => {
    const { retold } = turn
    if (retold) {
      const retelling: Regeneration = { ...turn, retold }
      return isSpoilt ? UNREACHABLE : tellAgain(watched, retelling, path, listener)
    }
    if (turn.begun.ruling.kind === 'show') {
      return deliverPicture(watched, turn, { isSpoilt, signal: listener.signal })
    }
    if (turn.begun.ruling.kind === 'part') {
      return isSpoilt ? UNREACHABLE : tellPart(watched, turn, requestOf(turn, path), listener)
    }
    const asked = { turn, path, signal: listener.signal }
    const { begun: ruled, ahead } = isSpoilt ? byRules(turn) : await settleRuling(ctx, asked)
    try {
      const begun = isAside(ruled) ? ruled : await goOnInInk(ctx, ruled, turn.page)
      if (isAside(begun) || isRefusal(begun)) return begun
      const telling = ahead ? { ...watched, textModels: ahead.textModels } : watched
      return await deliverNarration(telling, { ...turn, begun }, { path, listener, isSpoilt })
    } finally {
      ahead?.drop()
    }
  }
  const result = await narrate()
  await keep()
  return result
}

const UNREACHABLE: Refusal = { code: 'storyteller_unreachable' }

/** Keeps the rule-based ruling of the claim. */
const byRules = ({ begun }: Turn) => ({ begun, ahead: null })
