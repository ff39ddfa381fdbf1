import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { dropUselessCodes, noteChange } from './noteFactorChange.ts'

/** Asks for no codes any more. */
export async function removeTotp(
  ports: Ports,
  user: StoredUser,
): Promise<{ ok: boolean } | Refusal> {
  return ports.store.transaction(async (repositories) => {
    await repositories.users.lockUser(user.id)
    if (!(await repositories.secondFactors.removeTotp(user.id))) return { code: 'not_found' }
    await dropUselessCodes(repositories, user.id)
    await noteChange(ports, repositories, user, 'totp_removed')
    return { ok: true }
  })
}
