import { randomBytes } from 'node:crypto'

import { DAY_MS, type Limit } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import { USER_COLUMNS } from '../users/index.ts'
import { startLogin } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'

/** Limit per device. Browsers store their guest, so they rarely need a new one. */
const PER_DEVICE: readonly Limit[] = [{ max: 5, windowMs: DAY_MS }]

export const createGuest: Call<'createGuest', AuthContext> = async (ctx, { origin }) => {
  if (!ctx.site.hasGuestPlay) return { code: 'guests_off' }
  const key = `guest-device:${origin.device}`
  const tooOften = await countHit(key, PER_DEVICE, inDatabase(ctx.db), ctx)
  if (tooOften) return tooOften

  return ctx.transaction(async (db) => {
    // With 64 random bits, collisions are negligible.
    const username = `guest_${randomBytes(8).toString('hex')}`
    const guest = await db
      .insertInto('users')
      .values({ username, is_guest: true })
      .returning(USER_COLUMNS)
      .executeTakeFirstOrThrow()
    return (await startLogin(ctx, db, guest, { rememberMe: true })).tokens
  })
}
