import { ActionAnswer } from '@kathasagar/api/contract'

import { requestKeyOf } from '../../http/requestKey.ts'
import { answerTurn } from '../../http/turnEvents.ts'
import { type Call, isRefusal } from '../../platform/call.ts'
import { takeTurn } from './turn/takeTurn.ts'
import type { PlayContext } from './context.ts'

/** Streams the response to an action. The action continues if the client disconnects. */
export const takeAction: Call<'takeAction', PlayContext> = async (ctx, input) => {
  const { params, body, user, headers } = input
  const { session_id } = params
  if (body.session_id !== undefined && body.session_id !== session_id) {
    return { code: 'invalid_action' }
  }
  const key = requestKeyOf(headers, 'invalid_action')
  if (isRefusal(key)) return key
  const events = await takeTurn(ctx, { user, sessionId: session_id, request: body, key })
  return isRefusal(events) ? events : answerTurn({ events, schema: ActionAnswer }, input)
}
