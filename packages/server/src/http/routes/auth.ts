import { refreshSignIn } from '../../services/auth/refreshSignIn.ts'
import { presentUser } from '../../services/auth/presentUser.ts'
import { registerUser } from '../../services/auth/registerUser.ts'
import { signIn } from '../../services/auth/signIn.ts'
import { signOut } from '../../services/auth/signOut.ts'
import { bearerOf } from '../authenticate.ts'
import type { Handlers } from '../call.ts'

export const authRoutes = {
  login: ({ ports, body }) => signIn(ports, body),
  register: ({ ports, body }) => registerUser(ports, body),
  refresh: ({ ports, body }) => refreshSignIn(ports, body.refresh_token),
  logout: ({ ports, headers }) => signOut(ports, bearerOf(headers.authorization)),
  me: async ({ ports, caller: { user } }) =>
    presentUser(user, await ports.store.repositories.ledger.balanceOf(user.id)),
} satisfies Partial<Handlers>
