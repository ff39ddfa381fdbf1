import { HOUR_MS } from '@kathasagar/api/contract'
import {
  STORED_PICTURES,
  storedPictureAddress,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@kathasagar/story/storedPicture'
import { sql } from 'kysely'

import type { Db, Platform } from '../../platform/call.ts'
import { findPicture } from './pictures.queries.ts'
import type { ObjectStore } from './ports.ts'

const BATCH_SIZE = 50

interface ObjectContext extends Platform {
  objectStore: ObjectStore | null
}

const nameOf = (hash: string, width?: PictureWidth) =>
  storedPictureAddress(hash, width).slice(STORED_PICTURES.length)

export async function readStoredPicture(
  { db, objectStore }: Pick<ObjectContext, 'db' | 'objectStore'>,
  hash: string,
  width?: PictureWidth,
): Promise<Uint8Array | undefined> {
  const found = await findPicture(db, hash, width)
  if (found === undefined || found.content !== null) return found?.content ?? undefined
  const name = nameOf(hash, found.isNarrow ? width : undefined)
  return (await objectStore?.get(name)) ?? undefined
}

/** Schedules deletion, because the upload may crash. Returns false while the objects are being deleted. */
async function scheduleDeletion(db: Db, hash: string, due_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('due_objects')
    .values({ hash, due_at, is_dropping: false })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ due_at }).where('due_objects.is_dropping', '=', false),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Claims unreferenced objects for deletion. After `until`, other processes may claim them. */
export async function claimDue(db: Db, now: Date, until: Date, limit: number): Promise<string[]> {
  const claimed = await db
    .updateTable('due_objects')
    .set({ is_dropping: true, due_at: until })
    .where('hash', 'in', (query) =>
      query
        .selectFrom('due_objects as due')
        .select('due.hash')
        .where('due.due_at', '<=', now)
        .where(
          sql<boolean>`not exists (select from story_pictures as kept
            where kept.hash = due.hash and kept.content is null)`,
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('hash')
    .execute()
  return claimed.map(({ hash }) => hash)
}

/** Moves images to the object store. Clears a row after all its widths are stored. Throws `ObjectStoreUnavailableError`. */
export async function movePictures(ctx: ObjectContext): Promise<void> {
  const { db, clock, objectStore } = ctx
  if (!objectStore) return
  const now = clock.now()
  const later = new Date(now.getTime() + HOUR_MS)
  const inside = await db
    .selectFrom('story_pictures')
    .select(['hash', sql<Uint8Array>`content`.as('content'), 'small', 'middle'])
    .where('content', 'is not', null)
    .orderBy('saved_at')
    .limit(BATCH_SIZE)
    .execute()
  const [small, middle] = PICTURE_WIDTHS
  for (const picture of inside) {
    const { hash } = picture
    // Skips an image whose objects are being deleted, until the next run.
    if (!(await scheduleDeletion(db, hash, later))) continue
    await objectStore.put(nameOf(hash), picture.content)
    if (picture.small) await objectStore.put(nameOf(hash, small), picture.small)
    if (picture.middle) await objectStore.put(nameOf(hash, middle), picture.middle)
    await ctx.transaction(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('story_pictures')
        .set({ content: null, small: null, middle: null })
        .where('hash', '=', hash)
        .executeTakeFirst()
      // If the row was deleted meanwhile, the objects stay scheduled for deletion.
      if (numUpdatedRows > 0) await cancelDeletion(db, hash)
    })
  }
  for (const hash of await claimDue(db, now, later, BATCH_SIZE)) {
    const widths = [undefined, ...PICTURE_WIDTHS]
    await Promise.all(widths.map((width) => objectStore.drop(nameOf(hash, width))))
    await cancelDeletion(db, hash)
  }
}

async function cancelDeletion(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('due_objects').where('hash', '=', hash).execute()
}
