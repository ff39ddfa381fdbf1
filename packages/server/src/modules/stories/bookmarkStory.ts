import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { toggleMark } from './toggleMark.ts'

export const bookmarkStory: Call<'bookmarkStory', Platform> = async (ctx, { params, user }) => {
  const marked = await toggleMark(ctx, 'bookmark', params.story_id, user)
  return isRefusal(marked)
    ? marked
    : { is_bookmarked: marked.is_marked, bookmarks_total: marked.total }
}
