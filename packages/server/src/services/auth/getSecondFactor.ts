import type { MySecondFactor } from '@kathasagar/api/contract'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import { secondFactorDue } from './secondFactorDue.ts'

const instantOf = (at: Date | null) => at?.toISOString() ?? null

/** Returns the second factor of an account, without its secrets. */
export async function getSecondFactor(ports: Ports, user: StoredUser): Promise<MySecondFactor> {
  const { secondFactors } = ports.store.repositories
  const totp = await secondFactors.findTotp(user.id)
  return {
    totp: totp?.is_confirmed
      ? { added_at: totp.added_at.toISOString(), last_used_at: instantOf(totp.last_used_at) }
      : null,
    recovery_codes_left: await secondFactors.countRecoveryCodes(user.id),
    due_at: instantOf(await secondFactorDue(ports, user)),
  }
}
