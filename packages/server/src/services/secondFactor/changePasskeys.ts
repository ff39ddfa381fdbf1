import type { BodyOf, NewPasskey, RecoveryCodes } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { challengeIn, makeChallenge, siteOf, spendChallenge } from './challenges.ts'
import { dropUselessCodes, firstRecoveryCodes, noteChange } from './noteChange.ts'
import { PASSKEY_REFUSED } from './provePasskey.ts'

const FULL: Refusal = { code: 'passkeys_full' }

/** What a browser makes a new passkey of an account from. */
export async function beginPasskey(ports: Ports, user: StoredUser): Promise<NewPasskey | Refusal> {
  const { repositories } = ports.store
  const known = await repositories.secondFactors.listPasskeys(user.id)
  if (known.length >= LIMITS.passkeysMax) return FULL
  const of = { purpose: 'add_passkey', user_id: user.id } as const
  const { challenge } = await makeChallenge(ports, repositories, of)
  return {
    challenge,
    rp_id: siteOf(ports).rpId,
    rp_name: 'Kathasagar',
    user_handle: Buffer.from(user.id).toString('base64url'),
    username: user.username,
    display_name: user.display_name ?? user.username,
    known_ids: known.map(({ credential_id }) => credential_id),
  }
}

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
