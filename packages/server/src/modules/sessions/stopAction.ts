import type { Call } from '../../platform/call.ts'
import type { PlayContext } from './context.ts'
import { withOwnModel } from '../models/index.ts'
import { findAction, findByKey } from './actions.queries.ts'
import { findSession, lockSession } from './sessions.queries.ts'
import type { StoredAction } from './sessionTypes.ts'
import { failAction } from './turn/claim/failAction.ts'
import { addFailedCalls } from './turn/narrate/modelError.ts'

/** Counts a stopped call in the player's quota, because it may cost the operator money. */
async function countStop(ctx: PlayContext, { user_id, model_requested }: StoredAction) {
  if (model_requested === null) return
  const { providerOf, isOwn } = (await withOwnModel(ctx, user_id)).modelStates
  if (providerOf(model_requested) === null || isOwn(model_requested)) return
  await addFailedCalls(ctx, user_id, 1)
}

/** Stops a running action and refunds it. If another process runs it, that process stops when it renews the lease. */
export const stopAction: Call<'stopAction', PlayContext> = async (ctx, { params, user }) => {
  const session = await findSession(ctx.db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  const action = await findByKey(ctx.db, session, params.key)
  if (action === undefined) return { code: 'not_found' }

  const is_stopped = await ctx.transaction(async (db) => {
    await lockSession(db, action.session_id, action.user_id)
    const now = await findAction(db, action)
    if (now?.status !== 'running') return false
    await failAction(db, now, { code: 'turn_stopped' })
    return true
  })
  if (is_stopped) {
    ctx.leases.giveUp(action.id)
    await countStop(ctx, action)
  }
  return { is_stopped }
}
