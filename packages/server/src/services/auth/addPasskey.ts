import type { BodyOf, RecoveryCodes } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { challengeIn, siteOf, spendChallenge } from './challenges.ts'
import { firstRecoveryCodes, noteChange } from './noteFactorChange.ts'
import { PASSKEY_REFUSED } from './verifyPasskey.ts'

const FULL: Refusal = { code: 'passkeys_full' }

/** Keeps a passkey that the browser has made for this account. */
export async function addPasskey(
  ports: Ports,
  user: StoredUser,
  { name, passkey }: BodyOf<'addPasskey'>,
): Promise<RecoveryCodes | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const { secondFactors, users } = repositories
    const added_at = ports.clock.now()
    await users.lockUser(user.id)
    const challenge = challengeIn(passkey.response.clientDataJSON)
    const asked = await spendChallenge(repositories, challenge, 'add_passkey', added_at)
    if (asked?.user_id !== user.id) return PASSKEY_REFUSED
    if ((await secondFactors.listPasskeys(user.id)).length >= LIMITS.passkeysMax) return FULL
    const read = await ports.passkeyVerifier.readNew(passkey, challenge, siteOf(ports))
    const kept = read && { ...read, user_id: user.id, name: name.trim() || 'Passkey', added_at }
    if (!kept || !(await secondFactors.insertPasskey(kept))) return PASSKEY_REFUSED
    await noteChange(ports, repositories, user, 'passkey_added')
    return { recovery_codes: await firstRecoveryCodes(ports, repositories, user.id) }
  })
}
