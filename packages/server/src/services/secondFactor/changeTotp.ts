import type { NewTotp, RecoveryCodes } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { dropUselessCodes, firstRecoveryCodes, noteChange } from './noteChange.ts'
import { takeCode } from './proveCode.ts'
import { newTotp, sealedFor } from './totp.ts'

/** Makes the secret of an authenticator app, which counts once a code of it was given. */
export async function beginTotp(ports: Ports, user: StoredUser): Promise<NewTotp | Refusal> {
  const { secondFactors } = ports.store.repositories
  const known = await secondFactors.findTotp(user.id)
  if (known?.is_confirmed) return { code: 'totp_there' }
  const made = newTotp(user.username)
  const sealed_secret = ports.keySeal.seal(sealedFor(user.id), made.secret)
  await secondFactors.saveTotp({ user_id: user.id, sealed_secret, added_at: ports.clock.now() })
  return made
}

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
