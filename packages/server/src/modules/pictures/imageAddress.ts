import { ownPath, webAddress } from '@kathasagar/story/webAddress'
import { createHash } from 'node:crypto'

import type { ImageOwner, ImageSize } from './ports.ts'

export const urlHash = (url: string) => createHash('sha256').update(url).digest('hex')

const VERSION_LENGTH = 16

/** Changes with the address, so that browsers can cache permanently. */
export const imageVersion = (url: string) => urlHash(url).slice(0, VERSION_LENGTH)

/** Returns an address on this server, so that readers never load other sites, or null. */
export function imageAddress(
  url: string | null,
  { of, id, size }: { of: ImageOwner; id: string; size: ImageSize },
): string | null {
  if (url === null) return null
  const own = ownPath(url)
  if (own !== null) return own
  if (webAddress(url, ['https:']) === null) return null
  return `/api/v1/images/${of}/${id}/${imageVersion(url)}-${size}.webp`
}
