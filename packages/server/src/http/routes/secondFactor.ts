import { addPasskey } from '../../services/auth/addPasskey.ts'
import { beginPasskey } from '../../services/auth/beginPasskey.ts'
import { beginTotp } from '../../services/auth/beginTotp.ts'
import { confirmTotp } from '../../services/auth/confirmTotp.ts'
import { createPasskeyChallenge } from '../../services/auth/createPasskeyChallenge.ts'
import { getSecondFactor } from '../../services/auth/getSecondFactor.ts'
import { passkeySignIn } from '../../services/auth/passkeySignIn.ts'
import { removePasskey } from '../../services/auth/removePasskey.ts'
import { removeTotp } from '../../services/auth/removeTotp.ts'
import { renamePasskey } from '../../services/auth/renamePasskey.ts'
import { renewRecoveryCodes } from '../../services/auth/renewRecoveryCodes.ts'
import { takeSecondStep } from '../../services/auth/takeSecondStep.ts'
import { reauthenticateWithSecondFactor } from '../../services/users/reauthenticateWithSecondFactor.ts'
import type { Handlers } from '../call.ts'

export const secondFactorRoutes = {
  createPasskeyChallenge: ({ ports }) => createPasskeyChallenge(ports),
  passkeySignIn: ({ ports, body, headers, origin }) =>
    passkeySignIn(ports, body, origin, headers['user-agent']),
  takeSecondStep: ({ ports, body, headers, origin }) =>
    takeSecondStep(ports, body, origin, headers['user-agent']),
  reauthenticateWithSecondFactor: ({ ports, body, caller }) =>
    reauthenticateWithSecondFactor(ports, caller, body),
  getSecondFactor: ({ ports, caller: { user } }) => getSecondFactor(ports, user),
  beginTotp: ({ ports, caller: { user } }) => beginTotp(ports, user),
  confirmTotp: ({ ports, body, caller: { user } }) => confirmTotp(ports, user, body.one_time_code),
  removeTotp: ({ ports, caller: { user } }) => removeTotp(ports, user),
  beginPasskey: ({ ports, caller: { user } }) => beginPasskey(ports, user),
  addPasskey: ({ ports, body, caller: { user } }) => addPasskey(ports, user, body),
  renamePasskey: ({ ports, params, body, caller: { user } }) =>
    renamePasskey(ports, user.id, { passkeyId: params.passkey_id, name: body.name }),
  removePasskey: ({ ports, params, caller: { user } }) =>
    removePasskey(ports, user, params.passkey_id),
  renewRecoveryCodes: ({ ports, caller: { user } }) => renewRecoveryCodes(ports, user),
} satisfies Partial<Handlers>
