import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { toggleMark } from './toggleMark.ts'

export const likeStory: Call<'likeStory', Platform> = async (ctx, { params, user }) => {
  const marked = await toggleMark(ctx, 'like', params.story_id, user)
  return isRefusal(marked) ? marked : { is_liked: marked.is_marked, likes_total: marked.total }
}
