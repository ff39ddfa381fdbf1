import type { MySecondFactor } from '@kathasagar/api/contract'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import { secondFactorDue } from './secondFactorDue.ts'

const instantOf = (at: Date | null) => at?.toISOString() ?? null

/** What an account asks for besides its password, without any secret. */
export async function getSecondFactor(ports: Ports, user: StoredUser): Promise<MySecondFactor> {
  const { secondFactors } = ports.store.repositories
  const totp = await secondFactors.findTotp(user.id)
  const passkeys = await secondFactors.listPasskeys(user.id)
  return {
    totp: totp?.is_confirmed
      ? { added_at: totp.added_at.toISOString(), last_used_at: instantOf(totp.last_used_at) }
      : null,
    passkeys: passkeys.map(({ id, name, added_at, last_used_at }) => ({
      id,
      name,
      added_at: added_at.toISOString(),
      last_used_at: instantOf(last_used_at),
    })),
    recovery_codes_left: await secondFactors.countRecoveryCodes(user.id),
    due_at: instantOf(await secondFactorDue(ports, user)),
  }
}
