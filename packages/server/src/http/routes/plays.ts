import { deleteSession } from '../../services/sessions/deleteSession.ts'
import { listPlays } from '../../services/sessions/listPlays.ts'
import { listTurns } from '../../services/sessions/listTurns.ts'
import { moveHead } from '../../services/sessions/moveHead.ts'
import { nameTurn } from '../../services/sessions/nameTurn.ts'
import { putAwaySession } from '../../services/sessions/putAwaySession.ts'
import { restoreSession } from '../../services/sessions/restoreSession.ts'
import type { Call, Handlers } from '../call.ts'

const ownSession = ({ caller, params }: Call<'deleteSession'>) => ({
  id: params.session_id,
  user_id: caller.user.id,
})

export const playRoutes = {
  listPlays: ({ ports, caller, query: { state, before, limit } }) =>
    listPlays(ports, { userId: caller.user.id, state, before, limit }),

  putAwaySession: ({ ports, caller, params, body }) =>
    putAwaySession(ports, { id: params.session_id, user_id: caller.user.id }, body.is_put_away),

  deleteSession: (call) => deleteSession(call.ports, ownSession(call)),

  restoreSession: ({ ports, caller, params }) =>
    restoreSession(ports, { id: params.session_id, user_id: caller.user.id }),

  listTurns: ({ ports, caller, params }) =>
    listTurns(ports, { sessionId: params.session_id, userId: caller.user.id }),

  moveHead: ({ ports, caller, params, body }) =>
    moveHead(ports, { userId: caller.user.id, sessionId: params.session_id, ...body }),

  nameTurn: ({ ports, caller, params, body }) =>
    nameTurn(ports, {
      userId: caller.user.id,
      sessionId: params.session_id,
      turnId: params.turn_id,
      name: body.name,
    }),
} satisfies Partial<Handlers>
