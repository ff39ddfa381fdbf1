import { DAY_MS } from '@kathasagar/api/contract'

import type { Db } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { newRefreshToken, tokenHash } from './signIns.queries.ts'

export type LinkPurpose = 'verify_email' | 'reset_password' | 'log_in' | 'export_account'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  verify_email: DAY_MS,
  reset_password: HOUR_MS,
  log_in: 60 * SECOND_MS,
  export_account: 10 * 60 * SECOND_MS,
}

/** Pages that the links open. Loading a page, for example as a preview, does not use its link. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  log_in: '/login',
  export_account: '/account',
}

/** Time for which a used link is reported as used, in ms. After that, it is invalid. */
export const REPEAT_MS = DAY_MS

/** Creates a link. Stores only the hash of its token. */
export async function makeLink(
  { db, clock, siteUrl }: Pick<AuthContext, 'db' | 'clock' | 'siteUrl'>,
  user_id: string,
  purpose: LinkPurpose,
): Promise<{ url: string; token: string; expires_at: Date }> {
  const token = newRefreshToken()
  const created_at = clock.now()
  const expires_at = new Date(created_at.getTime() + LIFETIME_MS[purpose])
  const link = { token_hash: tokenHash(token), user_id, purpose, created_at, expires_at }
  await db.insertInto('account_links').values(link).execute()
  return { url: `${siteUrl()}${PAGES[purpose]}?token=${token}`, token, expires_at }
}

export const selectLink = (db: Db, token: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select(['token_hash', 'user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)

type AccountLink = Awaited<ReturnType<ReturnType<typeof selectLink>['executeTakeFirst']>>

export const isOpen = (link: AccountLink, now: Date): link is NonNullable<AccountLink> =>
  link !== undefined && link.used_at === null && link.expires_at > now

const spend = (db: Db, used_at: Date) => db.updateTable('account_links').set({ used_at })

export async function consumeLink(db: Db, tokenHash: string, now: Date): Promise<void> {
  await spend(db, now).where('token_hash', '=', tokenHash).execute()
}

/** Marks an open link as used. Returns null if the link isn't open. */
export async function consumeOpenLink(db: Db, token: string, purpose: LinkPurpose, now: Date) {
  const link = await selectLink(db, token, purpose).forUpdate().executeTakeFirst()
  if (!isOpen(link, now)) return null
  await consumeLink(db, link.token_hash, now)
  return link
}

/** Invalidates open links that permit a login, and pending second-factor challenges. */
export async function invalidateLoginLinks(db: Db, userId: string, now: Date): Promise<void> {
  await spend(db, now)
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['reset_password', 'log_in'])
    .where('used_at', 'is', null)
    .execute()
  await db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute()
}

export async function consumeAllLinks(db: Db, userId: string, now: Date): Promise<void> {
  await spend(db, now).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}
