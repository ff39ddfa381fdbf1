import { type PictureWidth, storedPictureIn } from '@kathasagar/story/storedPicture'
import { sql } from 'kysely'

import { type Db, formRefusal, type Refusal } from '../../platform/call.ts'
import type { FetchOutcome, ImageOwner, ImageSize } from './ports.ts'
import type { StoryStructure } from '@kathasagar/story'

interface Showing {
  story: { cover_image_url: string | null }
  structure: StoryStructure | null
}

const storedHashes = (addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address === null ? [] : (storedPictureIn(address) ?? [])))

const inCover = (shown: Showing | null) => storedHashes([shown?.story.cover_image_url ?? null])
const inPlates = (shown: Showing | null) =>
  storedHashes(Object.values(shown?.structure?.plates ?? {}).map(({ image }) => image))

export async function refuseForeignPictures(
  db: Db,
  people: readonly string[],
  after: Showing,
  before: Showing | null = null,
): Promise<Refusal | null> {
  const shown = new Set([...inCover(before), ...inPlates(before)])
  const isNew = (hash: string) => !shown.has(hash)
  const [cover, plates] = [inCover(after).filter(isNew), inPlates(after).filter(isNew)]
  const uploaded = await listUploaded(db, people, [...cover, ...plates])
  const isForeign = (hash: string) => !uploaded.includes(hash)
  if (cover.some(isForeign)) return formRefusal('cover_image_url', 'pictureOfAnother')
  return plates.some(isForeign) ? formRefusal('story_structure', 'pictureOfAnother') : null
}

const plates = sql`
  story_versions, json_each(
    case json_typeof(structure -> 'plates') when 'object' then structure -> 'plates' else '{}' end
  ) plate`

export async function listSources(db: Db, of: ImageOwner, id: string): Promise<string[]> {
  const named = {
    stories: sql`select unnest(array[cover_image_url, draft ->> 'cover_image_url']) as url
      from stories where id = ${id}`,
    users: sql`select avatar_url as url from users where id = ${id}`,
    versions: sql`select plate.value ->> 'image' as url from ${plates} where id = ${id}`,
  }
  const { rows } = await sql<{ url: string | null }>`${named[of]}`.execute(db)
  return rows.flatMap(({ url }) => url ?? [])
}

/** Finds the result of a fetch. `content` is null if the fetch failed. */
export const findFetchedImage = (db: Db, urlHash: string, size: ImageSize) =>
  db
    .selectFrom('fetched_images')
    .select(['fetched_at', `${size} as content`])
    .where('url_hash', '=', urlHash)
    .executeTakeFirst()

/** Saves the result of a fetch. Never overwrites an image that another process has saved. */
export async function saveFetched(db: Db, url_hash: string, outcome: FetchOutcome, now: Date) {
  const kept =
    'fault' in outcome
      ? { card: null, page: null, fault: outcome.fault.slice(0, 100) }
      : { ...outcome, fault: null }
  await db
    .insertInto('fetched_images')
    .values({ url_hash, fetched_at: now, ...kept })
    .onConflict((conflict) =>
      conflict
        .column('url_hash')
        .doUpdateSet({ fetched_at: now, ...kept })
        .where('fetched_images.card', 'is', null),
    )
    .execute()
}

export async function deleteUnusedFetched({ db }: { db: Db }): Promise<void> {
  await sql`
    delete from fetched_images where url_hash not in (
      select encode(sha256(convert_to(cover_image_url, 'UTF8')), 'hex') from stories
        where cover_image_url is not null
      union
      select encode(sha256(convert_to(draft ->> 'cover_image_url', 'UTF8')), 'hex') from stories
        where draft is not null and draft ->> 'cover_image_url' is not null
      union
      select encode(sha256(convert_to(avatar_url, 'UTF8')), 'hex') from users
        where avatar_url is not null
      union
      select encode(sha256(convert_to(plate.value ->> 'image', 'UTF8')), 'hex') from ${plates}
        where plate.value ->> 'image' is not null)`.execute(db)
}

/** SQL condition: a story version, cover or avatar uses the image. All these columns are indexed. */
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

export const findPicture = (db: Db, hash: string, width?: PictureWidth) => {
  const { content, isNarrow } = CONTENT_OF[width ?? 'whole']
  return db
    .selectFrom('story_pictures')
    .select([content.as('content'), isNarrow.as('isNarrow')])
    .where('hash', '=', hash)
    .executeTakeFirst()
}

const uploadsOf = (db: Db, userId: string) =>
  db
    .selectFrom('uploads')
    .innerJoin('story_pictures', 'story_pictures.hash', 'uploads.hash')
    .where('user_id', '=', userId)

export const selectUploads = (db: Db, userId: string) =>
  uploadsOf(db, userId).select([
    'uploads.hash',
    'uploaded_at',
    'width',
    'height',
    BYTES.as('bytes'),
    sql<boolean>`small_bytes is not null`.as('has_small'),
    sql<boolean>`middle_bytes is not null`.as('has_middle'),
  ])

export type UploadRow = Awaited<ReturnType<ReturnType<typeof selectUploads>['execute']>>[number]

export async function uploadedBytes(db: Db, userId: string): Promise<number> {
  const { bytes } = await uploadsOf(db, userId)
    .select(sql<string | number>`coalesce(sum(${BYTES}), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Lists which of these images the users have uploaded. Locks them against deletion. */
export async function listUploaded(
  db: Db,
  userIds: readonly string[],
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const found = await db
    .selectFrom('uploads')
    .select('hash')
    .where('user_id', 'in', userIds)
    .where('hash', 'in', hashes)
    .forShare()
    .execute()
  return found.map(({ hash }) => hash)
}
