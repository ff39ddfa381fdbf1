import { sql } from 'kysely'

import type {
  FetchedImageRepository,
  FetchOutcome,
  ImageOwner,
} from '../../services/images/ports.ts'
import type { Db } from '../database.ts'

async function findSource(db: Db, of: ImageOwner, id: string): Promise<string | null> {
  const found =
    of === 'stories'
      ? await db
          .selectFrom('stories')
          .select('cover_image_url as url')
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom('users')
          .select('avatar_url as url')
          .where('id', '=', id)
          .executeTakeFirst()
  return found?.url ?? null
}

async function saveFetched(db: Db, url_hash: string, outcome: FetchOutcome, now: Date) {
  const kept =
    'fault' in outcome
      ? { card: null, page: null, fault: outcome.fault.slice(0, 100) }
      : { ...outcome, fault: null }
  await db
    .insertInto('fetched_images')
    .values({ url_hash, fetched_at: now, ...kept })
    .onConflict((conflict) => conflict.column('url_hash').doUpdateSet({ fetched_at: now, ...kept }))
    .execute()
}

export const fetchedImageRepository = (db: Db): FetchedImageRepository => ({
  findSource: (of, id) => findSource(db, of, id),
  findFetched: (urlHash, size) =>
    db
      .selectFrom('fetched_images')
      .select(['fetched_at', `${size} as content`])
      .where('url_hash', '=', urlHash)
      .executeTakeFirst(),
  saveFetched: (urlHash, outcome, now) => saveFetched(db, urlHash, outcome, now),
  forgetUnused: async () => {
    await sql`
      delete from fetched_images where url_hash not in (
        select encode(sha256(convert_to(cover_image_url, 'UTF8')), 'hex') from stories
          where cover_image_url is not null
        union
        select encode(sha256(convert_to(avatar_url, 'UTF8')), 'hex') from users
          where avatar_url is not null)`.execute(db)
  },
})
