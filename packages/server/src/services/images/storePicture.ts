import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { createHash } from 'node:crypto'

import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import type { Repositories } from '../repositories.ts'
import type { DrawnPicture, StoredUpload } from './ports.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

interface Brought {
  /** Who brings it. */
  userId: string
  /** The file as it came. */
  bytes: Uint8Array
  /** What may still be decoded of pixels. */
  mostPixels: number
}

/** A picture that is kept, and what it took of pixels. */
export type StoredPicture = StoredUpload & { pixels: number }

export type PicturePorts = Pick<Ports, 'store' | 'clock' | 'plateRenderer' | 'uploadQuotaBytes'>

interface Kept {
  hash: string
  /** Of all its widths. */
  size: number
  /** As it was drawn just now; null for one that left with a story and comes back as it was. */
  drawn: DrawnPicture | null
}

const UNREADABLE = formRefusal('base64', 'pictureUnreadable')

/** Puts a picture among those of who brings it, as far as there is room. */
async function keep(
  { users, storyPictures }: Repositories,
  { hash, size, drawn }: Kept,
  { userId, now, most }: { userId: string; now: Date; most: number },
): Promise<StoredUpload | Refusal> {
  // One at a time of each user: two could each find room for the last one.
  await users.lockUser(userId)
  const isNew = (await storyPictures.findUpload(userId, hash)) === undefined
  if (isNew && (await storyPictures.bytesOf(userId)) + size > most) {
    return formRefusal('base64', 'picturesFull')
  }
  if (drawn) await storyPictures.keepPicture({ ...drawn, hash, kept_at: now })
  else if (!(await storyPictures.touchPicture(hash, now))) return UNREADABLE
  await storyPictures.addUpload({ user_id: userId, hash, uploaded_at: now })
  return (await storyPictures.findUpload(userId, hash)) ?? UNREADABLE
}

const sizeOf = ({ content, small, middle }: DrawnPicture) =>
  content.length + (small?.length ?? 0) + (middle?.length ?? 0)

/** Draws a picture anew and keeps it under the hash of what was drawn, within its user's quota. */
export async function storePicture(
  ports: PicturePorts,
  { userId, bytes, mostPixels }: Brought,
): Promise<StoredPicture | Refusal> {
  const { store, clock, plateRenderer, uploadQuotaBytes: most } = ports
  if (bytes.length > PICTURE_LIMITS.fileMax) return formRefusal('base64', 'pictureLarge')
  const put = (kept: Kept) =>
    store.transaction((repositories) =>
      keep(repositories, kept, { userId, now: clock.now(), most }),
    )
  const ours = hashOf(bytes)
  if (await store.repositories.storyPictures.findPicture(ours)) {
    // It left with a story and comes back as it was: drawn once more it would only get worse.
    const stored = await put({ hash: ours, size: bytes.length, drawn: null })
    return isRefusal(stored) ? stored : { ...stored, pixels: 0 }
  }
  const drawn = await plateRenderer.renderPlate(bytes, mostPixels)
  if (drawn === null) return { code: 'too_busy' }
  if ('fault' in drawn) return formRefusal('base64', drawn.fault)
  const { picture, pixels } = drawn
  const stored = await put({
    hash: hashOf(picture.content),
    size: sizeOf(picture),
    drawn: picture,
  })
  return isRefusal(stored) ? stored : { ...stored, pixels }
}
