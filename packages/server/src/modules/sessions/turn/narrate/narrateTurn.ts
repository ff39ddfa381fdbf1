import { isAside, type Aside } from '@kathasagar/engine/turn/aside'

import type { Context } from '../../../../platform/context.ts'
import { isRefusal, type Refusal } from '../../../../services/refusal.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import type { Turn, TurnResult } from '../turn.ts'
import { deliverPicture } from './deliverPicture.ts'
import { deliverTelling } from './deliverTelling.ts'
import { goOnInInk } from './goOnInInk.ts'
import { settleRuling } from './settleRuling.ts'
import type { Listener } from './tellTurn.ts'

/** Narrates or draws a claimed turn, outside of any transaction. A model may find that the player must be asked. */
export async function narrateTurn(
  ctx: Context,
  turn: Turn,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<TurnResult | Aside | Refusal> {
  if (turn.begun.ruling.kind === 'show') return deliverPicture(ctx, turn, listener.signal)
  const { begun: ruled, ahead } = await settleRuling(ctx, turn, path, listener.signal)
  try {
    const begun = isAside(ruled) ? ruled : await goOnInInk(ctx, ruled, turn.page)
    if (isAside(begun) || isRefusal(begun)) return begun
    const telling = ahead ? { ...ctx, textModels: ahead.textModels } : ctx
    return await deliverTelling(telling, { ...turn, begun }, path, listener)
  } finally {
    ahead?.drop()
  }
}
