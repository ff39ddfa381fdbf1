import type { WaitlistRepository } from '../../services/waitlist/ports.ts'
import type { Db } from '../database.ts'

export const waitlistRepository = (db: Db): WaitlistRepository => ({
  join: async (entry) => {
    await db
      .insertInto('waitlist_entries')
      .values({ ...entry, email: entry.email.toLowerCase() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
