import type { Call } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'
import { audienceOf, selectVisible, visibleTo, type ListContext } from '../catalogue/index.ts'
import { pageOf } from './pageOf.ts'

/** Lists bookmarks. Omits stories that the user may not see. */
export const listBookmarks: Call<'listBookmarks', ListContext> = (ctx, { user, query }) => {
  const { db } = ctx
  const audience = audienceOf(user, ctx)
  const bookmarks = db
    .selectFrom('story_bookmarks')
    .innerJoin('stories', 'stories.id', 'story_bookmarks.story_id')
    .where('story_bookmarks.user_id', '=', user.id)
    .where(visibleTo(audience))
  return pageOf(db, user, {
    page: query.page,
    count: () => totalOf(bookmarks),
    list: ({ offset, limit }) =>
      selectVisible(db, audience)
        .innerJoin('story_bookmarks as bookmark', 'bookmark.story_id', 'stories.id')
        .where('bookmark.user_id', '=', user.id)
        .orderBy('bookmark.created_at', 'desc')
        .orderBy('stories.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
  })
}
