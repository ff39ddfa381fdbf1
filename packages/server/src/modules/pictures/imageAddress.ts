import { ownPath, webAddress } from '@kathasagar/story/webAddress'
import { createHash } from 'node:crypto'

import type { ImageOwner, ImageSize } from './ports.ts'

/** Returns the key of an address in the store of fetched pictures. */
export const urlHash = (url: string) => createHash('sha256').update(url).digest('hex')

const VERSION_LENGTH = 16

/** Hash of the address, so that browsers may cache forever. */
export const imageVersion = (url: string) => urlHash(url).slice(0, VERSION_LENGTH)

/**
 * Returns the address at which readers load a picture. Own files keep their address, and those of
 * other sites get one on this server. Others are not shown.
 */
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
