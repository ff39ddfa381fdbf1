import { createHash } from 'node:crypto'

import { type Call, isRefusal } from '../../platform/call.ts'
import { placeAt, openRegeneration, presentNarration } from './openSession.ts'
import { presentAction } from './present/presentAction.ts'
import type { NewAction } from './sessionTypes.ts'
import { MAX_READS, undoOrRedo } from './turn/claim/claimTurn.ts'
import { findTurn } from './sessions.queries.ts'
import type { PlayContext } from './context.ts'

/** Moves a session to any of its turns. Retries if another request changes the session. */
export const moveHead: Call<'moveHead', PlayContext> = async (ctx, { params, user, body }) => {
  const { turn_id, after } = body
  const asked = { sessionId: params.session_id, userId: user.id }
  for (let look = 1; look <= MAX_READS; look += 1) {
    const opened = await openRegeneration(ctx, asked)
    if (isRefusal(opened)) return opened
    const { session, base, running } = opened
    const target = await findTurn(ctx.db, turn_id, user.id)
    if (target?.session_id !== session.id) return { code: 'not_found' }
    if (target.id === base.id) return presentNarration(ctx, opened, target)
    if (running !== null && !running.is_stale) {
      return { code: 'action_running', running_key: running.client_key }
    }
    if (after !== base.id) return { code: 'session_moved' }

    const id = ctx.ids.newId()
    const action: NewAction = {
      id,
      session_id: session.id,
      user_id: user.id,
      // The action has a key that no client uses.
      client_key: id,
      request_hash: createHash('sha256').update(turn_id).digest('hex'),
      type: 'move',
      base_turn_id: base.id,
      model_requested: null,
    }
    const moved = await undoOrRedo(ctx, action, { ...opened, target })
    if (moved === null) continue
    // Reads again, because other facts may be deleted on the new path.
    const there = await openRegeneration(ctx, asked)
    if (isRefusal(there)) return there
    return presentAction({ ...moved, place: await placeAt(ctx, there.graph, target, there) })
  }
  return { code: 'too_busy', retry_after: 1 }
}
