import type { RecoveryCodes } from '@kathasagar/api/contract'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { firstRecoveryCodes, noteChange } from './noteFactorChange.ts'
import { takeCode } from './verifyCode.ts'

/** Takes the first code of an authenticator app. */
export async function confirmTotp(
  ports: Ports,
  user: StoredUser,
  code: string,
): Promise<RecoveryCodes | Refusal> {
  return ports.store.transaction(async (repositories) => {
    await repositories.users.lockUser(user.id)
    const known = await repositories.secondFactors.findTotp(user.id)
    if (!known) return { code: 'not_found' }
    if (known.is_confirmed) return { code: 'totp_there' }
    const isRight = await takeCode(ports, repositories, user.id, code, { confirmed: false })
    if (!isRight) return { code: 'second_factor_refused' }
    await noteChange(ports, repositories, user, 'totp_added')
    return { recovery_codes: await firstRecoveryCodes(ports, repositories, user.id) }
  })
}
