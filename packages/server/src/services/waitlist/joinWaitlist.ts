import type { WaitlistAnswer, WaitlistRequest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Keeps a name for the premium waitlist; where the list is kept elsewhere, nothing is kept here. */
export async function joinWaitlist(
  { store, clock, site }: Ports,
  { name, email }: WaitlistRequest,
): Promise<WaitlistAnswer | Refusal> {
  if (site.waitlistUrl !== null) return { code: 'not_found' }
  await store.repositories.waitlist.join({ name: name.trim(), email, created_at: clock.now() })
  return { has_joined: true }
}
