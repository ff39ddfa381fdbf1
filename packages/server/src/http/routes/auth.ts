import { createGuest } from '../../services/auth/createGuest.ts'
import { listSignIns } from '../../services/auth/listSignIns.ts'
import { refresh } from '../../services/auth/refresh.ts'
import { me } from '../../services/auth/me.ts'
import { register } from '../../services/auth/register.ts'
import { login } from '../../services/auth/login.ts'
import { logout } from '../../services/auth/logout.ts'
import { logoutAll } from '../../services/auth/logoutAll.ts'
import { bearerOf } from '../authenticate.ts'
import type { Handlers } from '../call.ts'

export const authRoutes = {
  login: ({ ports, body, origin }) => login(ports, body, origin),
  register: ({ ports, body, origin }) => register(ports, body, origin),
  createGuest: ({ ports, origin }) => createGuest(ports, origin),
  refresh: ({ ports, body }) => refresh(ports, body.refresh_token),
  logout: ({ ports, headers }) => logout(ports, bearerOf(headers.authorization)),
  logoutAll: ({ ports, body, caller: { user }, origin }) =>
    logoutAll(ports, user, body.password, origin),
  listSignIns: ({ ports, caller }) => listSignIns(ports, caller.user.id, caller.sign_in_id),
  me: ({ ports, caller: { user } }) => me(ports, user),
} satisfies Partial<Handlers>
