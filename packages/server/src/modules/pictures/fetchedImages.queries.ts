import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { FetchOutcome, ImageOwner, ImageSize } from './ports.ts'

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

/** `content` is null if the fetch failed. */
export const findFetchedImage = (db: Db, urlHash: string, size: ImageSize) =>
  db
    .selectFrom('fetched_images')
    .select(['fetched_at', `${size} as content`])
    .where('url_hash', '=', urlHash)
    .executeTakeFirst()

/** Saves a fetch. Never overwrites another process's image. */
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
