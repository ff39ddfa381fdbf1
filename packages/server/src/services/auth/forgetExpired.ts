import type { Ports } from '../ports.ts'
import { dayOf } from '../stories/shareStory.ts'

/** Drops sign-ins that are over, rate counts that no longer count, and who shared what before today. */
export async function forgetExpired({ store, clock }: Ports): Promise<void> {
  const { signIns, rateLimits, shares } = store.repositories
  const now = clock.now()
  await signIns.forgetExpired(now)
  await rateLimits.forgetExpired(now)
  await shares.forgetBefore(dayOf(now))
}
