import type { Call } from '../../platform/call.ts'
import type { Context, Platform } from '../../platform/context.ts'

/**
 * Adds a name to the premium waitlist; the first entry of an address stays. Returns `not_found` if the list is kept
 * on another site.
 */
export const joinWaitlist: Call<'joinWaitlist', Platform & Pick<Context, 'site'>> = async (
  { db, clock, site },
  { body },
) => {
  if (site.waitlistUrl !== null) return { code: 'not_found' }
  await db
    .insertInto('waitlist_entries')
    .values({
      name: body.name.trim(),
      email: body.email.toLowerCase(),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { has_joined: true }
}
