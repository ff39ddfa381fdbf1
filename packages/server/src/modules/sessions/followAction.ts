import { ActionAnswer } from '@kathasagar/api/contract'

import { answerTurn } from '../../http/turnEvents.ts'
import type { Call } from '../../platform/call.ts'
import { findByKey } from './actions.queries.ts'
import { findSession } from './sessions.queries.ts'
import { watchAction } from './turn/stream/watchAction.ts'
import type { PlayContext } from './context.ts'

export const followAction: Call<'followAction', PlayContext> = async (ctx, input) => {
  const { params, user, headers } = input
  const session = await findSession(ctx.db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  const action = await findByKey(ctx.db, session, params.key)
  if (action === undefined) return { code: 'not_found' }

  const id = Number(headers['last-event-id'] ?? 0)
  const afterId = Number.isSafeInteger(id) && id > 0 ? id : 0
  return answerTurn({ events: watchAction(ctx, action, afterId), schema: ActionAnswer }, input)
}
