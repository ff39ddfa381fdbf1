import type { LinkStatus } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isOpen } from './accountLinks.ts'
import { tokenHash } from './refreshTokens.ts'

/** How it stands with the link of a reset, told before a new password is typed; it stays as good. */
export async function readResetLink(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  token: string,
): Promise<LinkStatus> {
  const link = await store.repositories.links.findLink(tokenHash(token), 'reset_password')
  if (!link) return { state: 'unknown' }
  if (link.used_at) return { state: 'used' }
  return { state: isOpen(link, clock.now()) ? 'open' : 'expired' }
}
