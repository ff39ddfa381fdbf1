import { makeLink } from '../../services/auth/accountLinks.ts'
import type { LinkPurpose } from '../../services/auth/linkPorts.ts'
import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'

/** Sends the token of a link that was made for the owner. */
export const openLink =
  (purpose: LinkPurpose, sent: (token: string) => CallParts) =>
  async ({ product, owner }: Scenery): Promise<CallParts> => {
    const { url } = await makeLink(product.ports, owner.id, purpose)
    return sent(new URL(url).searchParams.get('token') ?? 'none')
  }
