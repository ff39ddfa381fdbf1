import { ownPath, webAddress } from '@kathasagar/story/webAddress'
import { createHash } from 'node:crypto'

import type { ImageOwner, ImageSize } from './ports.ts'

/** Names an address in the store of fetched pictures. */
export const urlHash = (url: string) => createHash('sha256').update(url).digest('hex')

const VERSION_LENGTH = 16

/** Changes with the address, so that browsers may keep a picture for ever. */
export const imageVersion = (url: string) => urlHash(url).slice(0, VERSION_LENGTH)

/**
 * Where readers load a picture that an author or a player named: always from us. Our own files
 * keep their address, those of other sites get one of ours, and what is neither is not shown.
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
