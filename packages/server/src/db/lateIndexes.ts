import { sql } from 'kysely'

import type { Db } from './database.ts'

export interface LateIndex {
  name: string
  on: string
  /** Collects no statistics for the index, because its values are too large to sample. */
  isUncounted?: true
}

export const LATE_INDEXES: readonly LateIndex[] = [
  { name: 'users_username_trgm_idx', on: 'on users using gin (username gin_trgm_ops)' },
  { name: 'users_display_name_trgm_idx', on: 'on users using gin (display_name gin_trgm_ops)' },
  { name: 'stories_changed_by_idx', on: 'on stories (changed_by) where changed_by is not null' },
  { name: 'stories_current_version_idx', on: 'on stories (current_version_id)' },
  { name: 'story_reports_of_reporter_idx', on: 'on story_reports (reporter_id)' },
  { name: 'play_actions_failed_idx', on: "on play_actions (created_at) where status = 'failed'" },
  // A small BRIN index is sufficient, because rows are only appended.
  { name: 'ledger_transfers_by_day_idx', on: 'on ledger_transfers using brin (created_at)' },
  {
    name: 'turns_of_picture_idx',
    on: "on turns (substring(answer ->> 'image_url' from 11 for 36)) where answer ->> 'image_url' like '/pictures/%'",
  },
  {
    name: 'story_versions_pictures_idx',
    on: 'on story_versions using gin (kept_pictures(structure)) with (fastupdate = off)',
    isUncounted: true,
  },
  {
    name: 'stories_kept_cover_idx',
    on: 'on stories (kept_picture(cover_image_url)) where kept_picture(cover_image_url) is not null',
  },
  {
    name: 'stories_kept_draft_cover_idx',
    on: "on stories (kept_picture(draft ->> 'cover_image_url')) where draft is not null",
  },
  {
    name: 'users_kept_avatar_idx',
    on: 'on users (kept_picture(avatar_url)) where kept_picture(avatar_url) is not null',
  },
  { name: 'stories_search_idx', on: 'on stories using gin (search)' },
  {
    name: 'stories_title_words_idx',
    on: "on stories using gin (search_title) where status = 'published'",
  },
  {
    name: 'stories_named_idx',
    on: "on stories using gin (search_named) where status = 'published'",
  },
  {
    name: 'stories_title_idx',
    on: 'on stories ((search_fold(title) collate "C")) where status = \'published\'',
  },
]

/** Returns the indexes that don't exist, or whose build was cancelled. */
async function findMissing(db: Db, indexes: readonly LateIndex[]): Promise<readonly LateIndex[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${indexes.map(({ name }) => name)}::text[]) as name
    where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)`.execute(
    db,
  )
  return indexes.filter((index) => rows.some(({ name }) => name === index.name))
}

async function buildIndex(db: Db, { name, on, isUncounted }: LateIndex): Promise<void> {
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
  await sql`create index concurrently ${sql.ref(name)} ${sql.raw(on)}`.execute(db)
  if (isUncounted)
    await sql`alter index ${sql.ref(name)} alter column 1 set statistics 0`.execute(db)
}

const LOCK = 7_300_071

export async function makeLateIndexes(
  connection: Db,
  indexes: readonly LateIndex[],
): Promise<void> {
  if ((await findMissing(connection, indexes)).length === 0) return
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_lock(${LOCK}) as is_ours`.execute(connection)
  if (!rows[0]?.is_ours) return
  try {
    for (const index of await findMissing(connection, indexes)) await buildIndex(connection, index)
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
  }
}
