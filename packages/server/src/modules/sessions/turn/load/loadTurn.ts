import type { BodyOf } from '@kathasagar/api/contract'

import type { PlayContext } from '../../context.ts'
import { type StoredUser, isRefusal, type Refusal } from '../../../../platform/call.ts'
import { isForAccounts, modelsHere } from '../../../models/index.ts'
import { findTurnContext } from '../../play.queries.ts'
import type { TurnContext } from '../../sessionTypes.ts'
import type { ActionRequest } from '../turn.ts'
import { findModel } from './parseAction.ts'

export interface IncomingAction {
  user: StoredUser
  sessionId: string
  request: BodyOf<'takeAction'>
  /** Idempotency key of the client. If null, the client cannot repeat the request. */
  key: string | null
}

/** Reads the data that decides an action, without locks. `shared` contains the site's models, not the user's own. */
export async function loadTurn(
  ctx: PlayContext,
  { user, sessionId, request, key }: IncomingAction,
  shared: Pick<PlayContext, 'modelStates'>,
): Promise<{ asked: ActionRequest; context: TurnContext } | Refusal> {
  const model = request.action_type === 'undo' ? null : findModel(request, modelsHere(ctx))
  if (isRefusal(model)) return model
  if (user.is_guest && isForAccounts(shared, model?.model_key)) return { code: 'account_required' }
  const actionId = ctx.ids.newId()
  const context = await findTurnContext(ctx.db, sessionId, user.id, key ?? actionId)
  if (context === undefined) return { code: 'session_not_found' }

  const graph = await ctx.graphs(context.session.version_id, context.story.game_config)
  // Without a turn from the client, the head of the session is used.
  const after = request.after ?? context.base.id
  const asked = { user, sessionId, request, model, actionId, key: key ?? actionId, after, graph }
  return { asked, context }
}
