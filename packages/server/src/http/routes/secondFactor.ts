import {
  addPasskey,
  beginPasskey,
  removePasskey,
} from '../../services/secondFactor/changePasskeys.ts'
import { beginTotp, confirmTotp, removeTotp } from '../../services/secondFactor/changeTotp.ts'
import { getSecondFactor, renewRecoveryCodes } from '../../services/secondFactor/getSecondFactor.ts'
import { createPasskeyChallenge, passkeySignIn } from '../../services/secondFactor/passkeySignIn.ts'
import { reauthenticateWithSecondFactor } from '../../services/secondFactor/reauthenticateWithSecondFactor.ts'
import { takeSecondStep } from '../../services/secondFactor/takeSecondStep.ts'
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
  removePasskey: ({ ports, params, caller: { user } }) =>
    removePasskey(ports, user, params.passkey_id),
  renewRecoveryCodes: ({ ports, caller: { user } }) => renewRecoveryCodes(ports, user),
} satisfies Partial<Handlers>
