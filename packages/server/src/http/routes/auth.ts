import { listSignIns } from '../../services/auth/listSignIns.ts'
import { refreshSignIn } from '../../services/auth/refreshSignIn.ts'
import { presentUser } from '../../services/auth/presentUser.ts'
import { registerUser } from '../../services/auth/registerUser.ts'
import { signIn } from '../../services/auth/signIn.ts'
import { signOut } from '../../services/auth/signOut.ts'
import { signOutEverywhere } from '../../services/auth/signOutEverywhere.ts'
import { bearerOf } from '../authenticate.ts'
import type { Handlers } from '../call.ts'

export const authRoutes = {
  login: ({ ports, body, headers, origin }) => signIn(ports, body, origin, headers['user-agent']),
  register: ({ ports, body, headers, origin }) =>
    registerUser(ports, body, origin, headers['user-agent']),
  refresh: ({ ports, body }) => refreshSignIn(ports, body.refresh_token),
  logout: ({ ports, headers }) => signOut(ports, bearerOf(headers.authorization)),
  logoutAll: ({ ports, body, caller: { user } }) => signOutEverywhere(ports, user, body.password),
  listSignIns: ({ ports, caller }) => listSignIns(ports, caller.user.id, caller.sign_in_id),
  me: async ({ ports, caller: { user } }) =>
    presentUser(user, await ports.store.repositories.ledger.balanceOf(user.id)),
} satisfies Partial<Handlers>
