import { sql } from 'kysely'

import type {
  ListedUploads,
  StoredUpload,
  StoryPictureRepository,
} from '../../services/images/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

/** Whether a version of a story, a cover or an avatar names a picture: each is found by an index. */
export const isNamed = sql<boolean>`(
  exists (select from story_versions where kept_pictures(structure) @> array[story_pictures.hash])
  or exists (select from stories where kept_picture(cover_image_url) = story_pictures.hash)
  or exists (select from stories where draft is not null
    and kept_picture(draft ->> 'cover_image_url') = story_pictures.hash)
  or exists (select from users where kept_picture(avatar_url) = story_pictures.hash))`

const BYTES = sql<number>`bytes + coalesce(small_bytes, 0) + coalesce(middle_bytes, 0)`

const CONTENT_OF = {
  whole: { content: sql<Uint8Array | null>`content`, isNarrow: sql<boolean>`false` },
  480: {
    content: sql<Uint8Array | null>`coalesce(small, content)`,
    isNarrow: sql<boolean>`small_bytes is not null`,
  },
  960: {
    content: sql<Uint8Array | null>`coalesce(middle, content)`,
    isNarrow: sql<boolean>`middle_bytes is not null`,
  },
} as const

const uploadsOf = (db: Db, userId: string) =>
  db
    .selectFrom('uploads')
    .innerJoin('story_pictures', 'story_pictures.hash', 'uploads.hash')
    .where('user_id', '=', userId)

const describedOf = (db: Db, userId: string) =>
  uploadsOf(db, userId).select([
    'uploads.hash',
    'uploaded_at',
    'width',
    'height',
    BYTES.as('bytes'),
    sql<boolean>`small_bytes is not null`.as('has_small'),
    sql<boolean>`middle_bytes is not null`.as('has_middle'),
  ])

function listUploads(db: Db, { userId, after, limit }: ListedUploads): Promise<StoredUpload[]> {
  const all = describedOf(db, userId)
  const from =
    after === null
      ? all
      : all.where(
          sql<boolean>`(uploaded_at, uploads.hash) < (${after.uploaded_at}::timestamptz, ${after.hash})`,
        )
  return from.orderBy('uploaded_at', 'desc').orderBy('uploads.hash', 'desc').limit(limit).execute()
}

export const storyPictureRepository = (db: Db): StoryPictureRepository => ({
  findPicture: (hash, width) => {
    const { content, isNarrow } = CONTENT_OF[width ?? 'whole']
    return db
      .selectFrom('story_pictures')
      .select([content.as('content'), isNarrow.as('isNarrow')])
      .where('hash', '=', hash)
      .executeTakeFirst()
  },

  bytesOf: async (userId) => {
    const { bytes } = await uploadsOf(db, userId)
      .select(sql<string | number>`coalesce(sum(${BYTES}), 0)`.as('bytes'))
      .executeTakeFirstOrThrow()
    return Number(bytes)
  },

  keepPicture: async (picture) => {
    await db
      .insertInto('story_pictures')
      .values({
        ...picture,
        bytes: picture.content.length,
        small_bytes: picture.small?.length ?? null,
        middle_bytes: picture.middle?.length ?? null,
      })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at: picture.kept_at }))
      .execute()
  },

  touchPicture: async (hash, kept_at) => {
    const { numUpdatedRows } = await db
      .updateTable('story_pictures')
      .set({ kept_at })
      .where('hash', '=', hash)
      .executeTakeFirst()
    return numUpdatedRows > 0
  },

  addUpload: async (upload) => {
    await db
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  findUpload: (userId, hash) =>
    describedOf(db, userId).where('uploads.hash', '=', hash).executeTakeFirst(),

  lockUpload: (userId, hash) =>
    hasRow(
      db
        .selectFrom('uploads')
        .select('hash')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .forUpdate(),
    ),

  listUploads: (asked) => listUploads(db, asked),

  listBrought: async (userIds, hashes) => {
    if (hashes.length === 0) return []
    const found = await db
      .selectFrom('uploads')
      .select('hash')
      .where('user_id', 'in', userIds)
      .where('hash', 'in', hashes)
      .forShare()
      .execute()
    return found.map(({ hash }) => hash)
  },

  isNamed: (hash) =>
    hasRow(db.selectFrom('story_pictures').select('hash').where('hash', '=', hash).where(isNamed)),

  dropUpload: async (userId, hash) => {
    await db.deleteFrom('uploads').where('user_id', '=', userId).where('hash', '=', hash).execute()
    await db
      .deleteFrom('story_pictures')
      .where('hash', '=', hash)
      .where(sql<boolean>`not exists (select 1 from uploads where hash = story_pictures.hash)`)
      .execute()
  },

  renewNamed: async (kept_at, before) => {
    await db
      .updateTable('story_pictures')
      .set({ kept_at })
      .where('kept_at', '<', before)
      .where(isNamed)
      .execute()
  },

  forgetUnnamed: async (since) => {
    await db
      .deleteFrom('story_pictures')
      .where('kept_at', '<', since)
      .where(sql<boolean>`not ${isNamed}`)
      .execute()
  },
})
