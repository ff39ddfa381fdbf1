import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import { createHash } from 'node:crypto'

import { formRefusal, isRefusal } from '../../platform/call.ts'
import type { Db, Platform, Refusal } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import { findPicture, selectUploads, uploadedBytes, isNamed } from './pictures.queries.ts'
import type { UploadRow } from './pictures.queries.ts'
import type { DrawnPicture, PlateRenderer } from './ports.ts'
import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

const UNUSED_MS = 30 * DAY_MS
/** Minimum age of a row to update, in ms. Several servers update rows each night. */
const UPDATE_EVERY_MS = DAY_MS / 2

export async function deleteUnusedPictures({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const saved_at = clock.now()
  await db
    .updateTable('story_pictures')
    .set({ saved_at })
    .where('saved_at', '<', new Date(saved_at.getTime() - UPDATE_EVERY_MS))
    .where(isNamed)
    .execute()
  await db
    .deleteFrom('story_pictures')
    .where('saved_at', '<', new Date(saved_at.getTime() - UNUSED_MS))
    .where(sql<boolean>`not ${isNamed}`)
    .execute()
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface UploadContext extends Platform {
  plateRenderer: PlateRenderer
  /** Maximum size of all uploads of an account, in bytes. */
  uploadQuotaBytes: number
}

interface StoredPicture {
  hash: string
  size: number
  /** Null if the image is already stored. */
  drawn: DrawnPicture | null
}

const UNREADABLE = formRefusal('base64', 'pictureUnreadable')

export async function storePicture(
  ctx: UploadContext,
  { userId, bytes, mostPixels }: { userId: string; bytes: Uint8Array; mostPixels: number },
): Promise<(UploadRow & { pixels: number }) | Refusal> {
  if (bytes.length > PICTURE_LIMITS.fileMax) return formRefusal('base64', 'pictureLarge')
  const put = ({ hash, size, drawn }: StoredPicture) =>
    ctx.transaction(async (db) => {
      const now = ctx.clock.now()
      const find = () => selectUploads(db, userId).where('uploads.hash', '=', hash)
      // Locks the user. Otherwise, two concurrent uploads could exceed the quota.
      await lockUser(db, userId)
      const isNew = (await find().executeTakeFirst()) === undefined
      if (isNew && (await uploadedBytes(db, userId)) + size > ctx.uploadQuotaBytes)
        return formRefusal('base64', 'picturesFull')
      if (!(await keepPicture(db, hash, drawn, now))) return UNREADABLE
      await db
        .insertInto('uploads')
        .values({ user_id: userId, hash, uploaded_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await find().executeTakeFirst()) ?? UNREADABLE
    })

  const ours = hashOf(bytes)
  if (await findPicture(ctx.db, ours)) {
    // A stored image is not encoded again, because that would reduce its quality.
    const stored = await put({ hash: ours, size: bytes.length, drawn: null })
    return isRefusal(stored) ? stored : { ...stored, pixels: 0 }
  }
  const drawn = await ctx.plateRenderer.renderPlate(bytes, mostPixels)
  if (drawn === null) return { code: 'too_busy' }
  if ('fault' in drawn) return formRefusal('base64', drawn.fault)
  const { picture, pixels } = drawn
  const { content, small, middle } = picture
  const size = content.length + (small?.length ?? 0) + (middle?.length ?? 0)
  const stored = await put({ hash: hashOf(content), size, drawn: picture })
  return isRefusal(stored) ? stored : { ...stored, pixels }
}

/** Stores an image, or updates its time. Returns false if `picture` is null and there is no stored image. */
export async function keepPicture(
  db: Db,
  hash: string,
  picture: DrawnPicture | null,
  saved_at: Date,
): Promise<boolean> {
  if (picture === null) {
    const { numUpdatedRows } = await db
      .updateTable('story_pictures')
      .set({ saved_at })
      .where('hash', '=', hash)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }
  await db
    .insertInto('story_pictures')
    .values({
      ...picture,
      hash,
      saved_at,
      bytes: picture.content.length,
      small_bytes: picture.small?.length ?? null,
      middle_bytes: picture.middle?.length ?? null,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ saved_at }))
    .execute()
  return true
}
