import { getModelKey } from '../../services/models/getModelKey.ts'
import { removeModelKey } from '../../services/models/removeModelKey.ts'
import { setModelKey } from '../../services/models/setModelKey.ts'
import { askExport } from '../../services/users/askExport.ts'
import { changePassword } from '../../services/users/changePassword.ts'
import { deleteMe } from '../../services/users/deleteMe.ts'
import { exportMe } from '../../services/users/exportMe.ts'
import { reauthenticate } from '../../services/users/reauthenticate.ts'
import { reauthenticateWithGoogle } from '../../services/users/reauthenticateWithGoogle.ts'
import { updateMe } from '../../services/users/updateMe.ts'
import type { Handlers } from '../call.ts'

export const meRoutes = {
  updateMe: ({ ports, body, caller: { user } }) => updateMe(ports, user, body),
  changePassword: ({ ports, body, caller, origin }) => changePassword(ports, caller, body, origin),
  reauthenticate: ({ ports, body, caller }) => reauthenticate(ports, caller, body.password),
  reauthenticateWithGoogle: ({ ports, body, caller }) =>
    reauthenticateWithGoogle(ports, caller, body),
  askExport: ({ ports, body, caller: { user } }) => askExport(ports, user, body.password),
  exportMe: ({ ports, query, caller: { user } }) => exportMe(ports, user.id, query.token),
  getModelKey: ({ ports, caller: { user } }) => getModelKey(ports, user.id),
  setModelKey: ({ ports, body, caller: { user } }) => setModelKey(ports, user.id, body),
  removeModelKey: ({ ports, caller: { user } }) => removeModelKey(ports, user.id),
  deleteMe: ({ ports, body, caller: { user } }) => deleteMe(ports, user, body),
} satisfies Partial<Handlers>
