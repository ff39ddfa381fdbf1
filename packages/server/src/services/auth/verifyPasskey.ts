import type { UsedCredential } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import { challengeIn, siteOf, spendChallenge } from './challenges.ts'
import type { StoredPasskey } from './secondFactorPorts.ts'

export const PASSKEY_REFUSED: Refusal = { code: 'passkey_refused' }

/** Whose passkey has answered a challenge of ours, which is used up by it. */
export async function verifyPasskey(
  { clock, passkeyVerifier, siteUrl }: Pick<Ports, 'clock' | 'passkeyVerifier' | 'siteUrl'>,
  repositories: Repositories,
  credential: UsedCredential,
): Promise<StoredPasskey | Refusal> {
  const { secondFactors } = repositories
  const now = clock.now()
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (!(await spendChallenge(repositories, challenge, 'use_passkey', now))) return PASSKEY_REFUSED
  const passkey = await secondFactors.lockPasskey(credential.id)
  if (!passkey) return PASSKEY_REFUSED
  const site = siteOf({ siteUrl })
  const read = await passkeyVerifier.readUse(credential, challenge, passkey, site)
  if (!read) return PASSKEY_REFUSED
  await secondFactors.notePasskeyUse(passkey.id, read.counter, now)
  return passkey
}
