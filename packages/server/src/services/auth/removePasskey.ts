import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { dropUselessCodes, noteChange } from './noteFactorChange.ts'

/** Lets a passkey open the account no more. */
export async function removePasskey(
  ports: Ports,
  user: StoredUser,
  passkeyId: string,
): Promise<{ ok: boolean } | Refusal> {
  return ports.store.transaction(async (repositories) => {
    await repositories.users.lockUser(user.id)
    const isRemoved = await repositories.secondFactors.removePasskey(user.id, passkeyId)
    if (!isRemoved) return { code: 'not_found' }
    await dropUselessCodes(repositories, user.id)
    await noteChange(ports, repositories, user, 'passkey_removed')
    return { ok: true }
  })
}
