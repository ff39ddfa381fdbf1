import { createHash } from 'node:crypto'

import { API_BASE, PICTURES_PATH, type KeptPicture } from '@kathasagar/api/contract'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'

import type { Ports } from '../ports.ts'
import { fieldRefusal, type Refusal } from '../refusal.ts'

/** Where a picture stands that is kept under its hash. */
export const pictureAddress = (hash: string): string => `${API_BASE}${PICTURES_PATH}/${hash}.webp`

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Brought {
  /** Who brings it. */
  userId: string
  /** The file as it came. */
  bytes: Uint8Array
  /** What may still be decoded of pixels. */
  mostPixels: number
}

/** Where a picture is kept, and what it took of pixels. */
export type StoredPicture = KeptPicture & { pixels: number }

/** Draws a picture anew and keeps it under the hash of what was drawn, within its author's quota. */
export async function storePicture(
  { store, clock, plateRenderer }: Pick<Ports, 'store' | 'clock' | 'plateRenderer'>,
  { userId, bytes, mostPixels }: Brought,
): Promise<StoredPicture | Refusal> {
  if (bytes.length > PICTURE_LIMITS.fileMax) {
    return fieldRefusal('base64', 'The picture is larger than 5 MB')
  }
  const { storyPictures } = store.repositories
  const kept = await storyPictures.findPicture(hashOf(bytes))
  if (kept) {
    // It left with a story and comes back as it was: drawn once more it would only get worse.
    const picture = { hash: hashOf(bytes), content: kept }
    await storyPictures.keepPicture({ ...picture, brought_by: userId, kept_at: clock.now() })
    return { image_url: pictureAddress(picture.hash), pixels: 0 }
  }
  const drawn = await plateRenderer.renderPlate(bytes, mostPixels)
  if (drawn === null) return { code: 'too_busy' }
  if ('fault' in drawn) return fieldRefusal('base64', drawn.fault)
  const { content, pixels } = drawn
  const hash = hashOf(content)

  return store.transaction(async ({ users, storyPictures: pictures }) => {
    // One at a time of each author: two could each find room for the last one.
    await users.lockUser(userId)
    const isNew = (await pictures.findPicture(hash)) === undefined
    const held = isNew ? await pictures.bytesBroughtBy(userId) : 0
    if (held + content.length > PICTURE_LIMITS.authorMax) {
      return fieldRefusal('base64', 'The pictures of your stories come to more than 32 MB')
    }
    await pictures.keepPicture({ hash, brought_by: userId, content, kept_at: clock.now() })
    return { image_url: pictureAddress(hash), pixels }
  })
}
