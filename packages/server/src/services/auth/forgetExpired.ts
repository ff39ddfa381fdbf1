import type { Ports } from '../ports.ts'
import { dayOf } from '../../domain/day.ts'
import { REPEAT_MS } from './accountLinks.ts'
import { KNOWN_FOR_MS } from './knownOrigins.ts'

/** Drops sign-ins, links, known browsers, nonces and rate counts that are over, and who shared what before today. */
export async function forgetExpired({ store, clock }: Ports): Promise<void> {
  const { signIns, links, knownOrigins, rateLimits, shares, google, secondFactors } =
    store.repositories
  const now = clock.now()
  await signIns.forgetExpired(now)
  // A link that was used at its last moment is still answered for a while.
  await links.forgetBefore(new Date(now.getTime() - REPEAT_MS))
  await knownOrigins.forgetBefore(new Date(now.getTime() - KNOWN_FOR_MS))
  await rateLimits.forgetExpired(now)
  await google.forgetNonces(now)
  await secondFactors.forgetChallenges(now)
  await shares.forgetBefore(dayOf(now))
}
