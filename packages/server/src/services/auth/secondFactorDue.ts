import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'

const GRACE_MS = 7 * 24 * 60 * 60_000

/** When an admin must have a second factor, seven days after being asked; null where nobody asks. */
export async function secondFactorDue(
  { store, clock, adminsNeedSecondFactor }: Ports,
  { id, role }: Pick<StoredUser, 'id' | 'role'>,
): Promise<Date | null> {
  const { secondFactors } = store.repositories
  if (!adminsNeedSecondFactor || role !== 'admin') return null
  if (await secondFactors.hasFactor(id)) return null
  const asked = await secondFactors.noteAsked(id, clock.now())
  return new Date(asked.getTime() + GRACE_MS)
}
