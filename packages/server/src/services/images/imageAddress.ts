import { createHash } from 'node:crypto'

import type { ImageOwner, ImageSize } from './ports.ts'

/** Names an address in the store of fetched pictures. */
export const urlHash = (url: string) => createHash('sha256').update(url).digest('hex')

const VERSION_LENGTH = 16

/** Changes with the address, so that browsers may keep a picture for ever. */
export const imageVersion = (url: string) => urlHash(url).slice(0, VERSION_LENGTH)

/** A file of this site: one slash, and no second that would lead to another host. */
const isOwn = (url: string) => /^\/(?![/\\])/.test(url)

/**
 * Where readers load a picture that an author or a player named: always from us. Our own files
 * keep their address, those of other sites get one of ours, and what is neither is not shown.
 */
export function imageAddress(
  url: string | null,
  { of, id, size }: { of: ImageOwner; id: string; size: ImageSize },
): string | null {
  if (url === null || isOwn(url)) return url
  if (!/^https:\/\//i.test(url)) return null
  return `/api/v1/images/${of}/${id}/${imageVersion(url)}-${size}.webp`
}
