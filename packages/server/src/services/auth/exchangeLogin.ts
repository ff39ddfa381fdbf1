import type { SignedIn } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { spendOpen } from './accountLinks.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'

/** Signs in by the token of a login link: within sixty seconds, once. */
export async function exchangeLogin(
  ports: Ports,
  token: string,
  origin: SignInOrigin,
  device?: string,
): Promise<SignedIn | Refusal> {
  return ports.store.transaction(async (repositories) => {
    const link = await spendOpen(repositories, token, 'log_in', ports.clock.now())
    const user = link && (await repositories.users.findUser(link.user_id))
    if (!user) return { code: 'login_link_invalid' }
    if (user.suspended_at) return { code: 'account_suspended' }
    return beginSignIn(ports, repositories, user, { method: 'link', device, origin })
  })
}
