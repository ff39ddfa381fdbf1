import type { LinkOwner } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { isOpen } from './accountLinks.ts'
import { tokenHash } from './refreshTokens.ts'

/** Whom a login link would sign in, so that whoever opens it can be asked; the link stays good. */
export async function readLoginLink(
  { store, clock }: Ports,
  token: string,
): Promise<LinkOwner | Refusal> {
  const { links, users } = store.repositories
  const link = await links.findLink(tokenHash(token), 'log_in')
  const user = isOpen(link, clock.now()) ? await users.findUser(link.user_id) : undefined
  if (!user) return { code: 'login_link_invalid' }
  if (user.suspended_at) return { code: 'account_suspended' }
  return { username: user.username, display_name: user.display_name }
}
