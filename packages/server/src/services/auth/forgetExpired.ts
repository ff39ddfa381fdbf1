import type { Ports } from '../ports.ts'

/** Drops sign-ins that are over and rate counts that no longer count. */
export async function forgetExpired({ store, clock }: Ports): Promise<void> {
  const { signIns, rateLimits } = store.repositories
  const now = clock.now()
  await signIns.forgetExpired(now)
  await rateLimits.forgetExpired(now)
}
