import type { Audience, ListPage } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { selectVisible, visibleTo } from '../../modules/catalogue/index.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/** A bookmark of a story that has left the lists sleeps until the story comes back. */
export const listBookmarked = (
  db: Db,
  audience: Audience,
  userId: string,
  { offset, limit }: ListPage,
) =>
  selectVisible(db, audience)
    .innerJoin('story_bookmarks as bookmark', 'bookmark.story_id', 'stories.id')
    .where('bookmark.user_id', '=', userId)
    .orderBy('bookmark.created_at', 'desc')
    .orderBy('stories.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export const countBookmarked = (db: Db, audience: Audience, userId: string) =>
  totalOf(
    db
      .selectFrom('story_bookmarks')
      .innerJoin('stories', 'stories.id', 'story_bookmarks.story_id')
      .where('story_bookmarks.user_id', '=', userId)
      .where(visibleTo(audience)),
  )
