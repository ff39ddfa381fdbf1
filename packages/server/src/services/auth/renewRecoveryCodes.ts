import type { RecoveryCodes } from '@kathasagar/api/contract'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { noteChange } from './noteFactorChange.ts'
import { makeRecoveryCodes } from './recoveryCodes.ts'

/** Ten new recovery codes; those from before are void. */
export async function renewRecoveryCodes(
  ports: Ports,
  user: StoredUser,
): Promise<RecoveryCodes | Refusal> {
  return ports.store.transaction(async (repositories) => {
    await repositories.users.lockUser(user.id)
    if (!(await repositories.secondFactors.hasFactor(user.id))) return { code: 'not_found' }
    await noteChange(ports, repositories, user, 'recovery_renewed')
    return { recovery_codes: await makeRecoveryCodes(ports, repositories, user.id) }
  })
}
