import { endSignIn } from '../../services/auth/endSignIn.ts'
import { askExport } from '../../services/users/askExport.ts'
import { changePassword } from '../../services/users/changePassword.ts'
import { deleteAccount } from '../../services/users/deleteAccount.ts'
import { exportAccount } from '../../services/users/exportAccount.ts'
import { reauthenticate, reauthenticateWithGoogle } from '../../services/users/reauthenticate.ts'
import { updateProfile } from '../../services/users/updateProfile.ts'
import type { Handlers } from '../call.ts'

export const meRoutes = {
  updateMe: ({ ports, body, caller: { user } }) => updateProfile(ports, user, body),
  changePassword: ({ ports, body, caller, origin }) => changePassword(ports, caller, body, origin),
  endSignIn: ({ ports, params, caller: { user } }) => endSignIn(ports, user.id, params.sign_in_id),
  reauthenticate: ({ ports, body, caller }) => reauthenticate(ports, caller, body.password),
  reauthenticateWithGoogle: ({ ports, body, caller }) =>
    reauthenticateWithGoogle(ports, caller, body),
  askExport: ({ ports, body, caller: { user } }) => askExport(ports, user, body.password),
  exportMe: ({ ports, query, caller: { user } }) => exportAccount(ports, user.id, query.token),
  deleteMe: ({ ports, body, caller: { user } }) => deleteAccount(ports, user, body),
} satisfies Partial<Handlers>
