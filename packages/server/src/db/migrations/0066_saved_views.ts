import { plainSql } from '../statements/plainSql.ts'

/** By these the list of all stories costs the same however long it is. */
export const savedViews = plainSql(
  'create index stories_by_created_idx on stories (created_at, id)',
  'create index stories_by_title_idx on stories (lower(title), id)',
  'create index stories_by_status_idx on stories (status, created_at, id)',
  'create index stories_by_plays_idx on stories (plays_total, id)',
  'create index stories_by_likes_idx on stories (likes_total, id)',
  'create index stories_by_bookmarks_idx on stories (bookmarks_total, id)',
  'create index stories_tagline_trgm_idx on stories using gin (tagline gin_trgm_ops)',
)
