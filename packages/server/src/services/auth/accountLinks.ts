import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { AccountLink, LinkPurpose } from './linkPorts.ts'
import { newRefreshToken, tokenHash } from './refreshTokens.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  verify_email: DAY_MS,
  reset_password: HOUR_MS,
  log_in: 60 * SECOND_MS,
  export_account: 10 * 60 * SECOND_MS,
}

/** The app's page behind each link; the page calls the API, so that a preview opens nothing. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  log_in: '/login',
  export_account: '/account',
}

/** How long a link that was used says so, to whoever opens it again. */
export const REPEAT_MS = DAY_MS

/** Makes a link that only its holder knows: the database keeps the hash of its token. */
export async function makeLink(
  { clock, siteUrl, store }: Pick<Ports, 'clock' | 'siteUrl' | 'store'>,
  user_id: string,
  purpose: LinkPurpose,
): Promise<{ url: string; token: string; expires_at: Date }> {
  const token = newRefreshToken()
  const created_at = clock.now()
  const expires_at = new Date(created_at.getTime() + LIFETIME_MS[purpose])
  const link = { token_hash: tokenHash(token), user_id, purpose, created_at, expires_at }
  await store.repositories.links.insertLink(link)
  return { url: `${siteUrl()}${PAGES[purpose]}?token=${token}`, token, expires_at }
}

/** A link that was made, is not spent and still lasts. */
export const isOpen = (link: AccountLink | undefined, now: Date): link is AccountLink =>
  link !== undefined && link.used_at === null && link.expires_at > now

/** Spends an open link, once however many come at a time; nothing when it is not open. */
export async function spendOpen(
  { links }: Repositories,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<AccountLink | null> {
  const link = await links.lockLink(tokenHash(token), purpose)
  if (!isOpen(link, now)) return null
  await links.spendLink(link.token_hash, now)
  return link
}
