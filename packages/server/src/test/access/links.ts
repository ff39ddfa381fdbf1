import { makeLink, type LinkPurpose } from '../../modules/auth/index.ts'
import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'
import { contextOf } from '../../platform/context.ts'

/** Sends the token of a link that was made for the owner. */
export const openLink =
  (purpose: LinkPurpose, sent: (token: string) => CallParts) =>
  async ({ product, owner }: Scenery): Promise<CallParts> => {
    const { url } = await makeLink(contextOf(product.ports), owner.id, purpose)
    return sent(new URL(url).searchParams.get('token') ?? 'none')
  }
