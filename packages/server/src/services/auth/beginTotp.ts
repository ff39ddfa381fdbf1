import type { NewTotp } from '@kathasagar/api/contract'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { sealedFor } from './verifyCode.ts'

/**
 * Creates the secret of an admin's authenticator app. It is in use once a first code was confirmed.
 * Other accounts keep an app that they have, and set up none.
 */
export async function beginTotp(ports: Ports, user: StoredUser): Promise<NewTotp | Refusal> {
  if (user.role !== 'admin') return { code: 'forbidden' }
  const { secondFactors } = ports.store.repositories
  const known = await secondFactors.findTotp(user.id)
  if (known?.is_confirmed) return { code: 'totp_there' }
  const made = ports.totpCodes.create(user.username)
  const sealed_secret = ports.keySeal.seal(sealedFor(user.id), made.secret)
  await secondFactors.saveTotp({ user_id: user.id, sealed_secret, added_at: ports.clock.now() })
  return made
}
