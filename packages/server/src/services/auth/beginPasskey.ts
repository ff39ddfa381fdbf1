import type { NewPasskey } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { makeChallenge, siteOf } from './challenges.ts'

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
