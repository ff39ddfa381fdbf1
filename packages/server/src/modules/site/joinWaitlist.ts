import type { Call, Platform } from '../../platform/call.ts'
import type { SiteContext } from './getConfig.ts'

/** Adds an entry if the address has none. Returns `not_found` if another site manages the list. */
export const joinWaitlist: Call<'joinWaitlist', Platform & SiteContext> = async (
  { db, clock, site },
  { body },
) => {
  if (site.waitlistUrl !== null) return { code: 'not_found' }
  await db
    .insertInto('waitlist_entries')
    .values({ name: body.name.trim(), email: body.email.toLowerCase(), created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { has_joined: true }
}
