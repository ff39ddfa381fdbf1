import { deleteSession } from '../../services/sessions/deleteSession.ts'
import { listPlays } from '../../services/sessions/listPlays.ts'
import { listTurns } from '../../services/sessions/listTurns.ts'
import { moveHead } from '../../services/sessions/moveHead.ts'
import { putAwaySession } from '../../services/sessions/putAwaySession.ts'
import { restoreSession } from '../../services/sessions/restoreSession.ts'
import { ofSession, type Call, type Handlers } from '../call.ts'

const ownSession = ({ caller, params }: Pick<Call<'deleteSession'>, 'caller' | 'params'>) => ({
  id: params.session_id,
  user_id: caller.user.id,
})

export const playRoutes = {
  listPlays: ({ ports, caller, query }) => listPlays(ports, { userId: caller.user.id, ...query }),

  putAwaySession: (call) => putAwaySession(call.ports, ownSession(call), call.body.is_put_away),

  deleteSession: (call) => deleteSession(call.ports, ownSession(call)),

  restoreSession: (call) => restoreSession(call.ports, ownSession(call)),

  listTurns: (call) => listTurns(call.ports, ofSession(call)),

  moveHead: (call) => moveHead(call.ports, { ...ofSession(call), ...call.body }),
} satisfies Partial<Handlers>
