import { beginTotp } from '../../services/auth/beginTotp.ts'
import { confirmTotp } from '../../services/auth/confirmTotp.ts'
import { getSecondFactor } from '../../services/auth/getSecondFactor.ts'
import { removeTotp } from '../../services/auth/removeTotp.ts'
import { renewRecoveryCodes } from '../../services/auth/renewRecoveryCodes.ts'
import { takeSecondStep } from '../../services/auth/takeSecondStep.ts'
import { reauthenticateWithSecondFactor } from '../../services/users/reauthenticateWithSecondFactor.ts'
import type { Handlers } from '../call.ts'

export const secondFactorRoutes = {
  takeSecondStep: ({ ports, body, origin }) => takeSecondStep(ports, body, origin),
  reauthenticateWithSecondFactor: ({ ports, body, caller }) =>
    reauthenticateWithSecondFactor(ports, caller, body),
  getSecondFactor: ({ ports, caller: { user } }) => getSecondFactor(ports, user),
  beginTotp: ({ ports, caller: { user } }) => beginTotp(ports, user),
  confirmTotp: ({ ports, body, caller: { user } }) => confirmTotp(ports, user, body.one_time_code),
  removeTotp: ({ ports, caller: { user } }) => removeTotp(ports, user),
  renewRecoveryCodes: ({ ports, caller: { user } }) => renewRecoveryCodes(ports, user),
} satisfies Partial<Handlers>
