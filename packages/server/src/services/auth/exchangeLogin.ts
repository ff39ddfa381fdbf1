import type { BodyOf, SignedIn } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { spendOpen } from './accountLinks.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'
import { tokenHash } from './refreshTokens.ts'
import { takeGuestIn } from './takeGuestIn.ts'

/** Signs in by the token of a login link: within sixty seconds, once. */
export async function exchangeLogin(
  ports: Ports,
  { token, ...brought }: BodyOf<'exchangeLogin'>,
  origin: SignInOrigin,
): Promise<SignedIn | Refusal> {
  const now = ports.clock.now()
  return ports.store.transaction(async (repositories) => {
    const { links, users } = repositories
    const found = await links.findLink(tokenHash(token), 'log_in')
    // Before the link: a reset that comes meanwhile ends this sign-in, or has spent the link.
    const user = found && (await users.lockUser(found.user_id))
    const link = await spendOpen(repositories, token, 'log_in', now)
    if (!user || !link) return { code: 'login_link_invalid' }
    if (user.suspended_at) return { code: 'account_suspended' }
    await takeGuestIn(ports, repositories, brought, user)
    return beginSignIn(ports, repositories, user, { origin })
  })
}
