import type { BodyOf } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db, StoredUser } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { payFinished } from '../progress/index.ts'
import { lockUser } from '../users/index.ts'
import { tokenHash, unusedSuccessorOf, lockToken } from './signIns.queries.ts'

type GuestContext = Pick<AuthContext, 'clock' | 'secrets'>

type GuestInput = Pick<BodyOf<'exchangeLogin'>, 'guest_token' | 'time_zone'>

export async function lockGuest(
  ctx: GuestContext,
  db: Db,
  token: string | undefined,
): Promise<StoredUser | undefined> {
  if (token === undefined) return undefined
  const stored = await lockToken(db, tokenHash(token))
  if (!stored || stored.sign_in.ended_at || stored.sign_in.expires_at <= ctx.clock.now())
    return undefined
  if (stored.used_at && !(await unusedSuccessorOf(ctx, db, token))) return undefined
  const guest = await lockUser(db, stored.sign_in.user_id)
  return guest?.is_guest ? guest : undefined
}

/** Moves a guest's data into an account and pays completed tasks. */
export async function mergeGuest(
  ctx: GuestContext,
  db: Db,
  { guest_token, time_zone: timeZone = 'UTC' }: GuestInput,
  account: StoredUser,
): Promise<void> {
  const guest = await lockGuest(ctx, db, guest_token)
  if (!guest) return
  await sql`select move_guest(${guest.id}::uuid, ${account.id}::uuid)`.execute(db)
  await payFinished(db, { userId: account.id, now: ctx.clock.now(), timeZone })
}
