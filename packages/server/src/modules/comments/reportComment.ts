import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { saveReport } from '../reports/index.ts'
import { findVisibleComment } from './comments.queries.ts'

export const reportComment: Call<'reportComment', Platform> = async ({ db, clock }, input) => {
  const { params, user, body } = input
  const said = await findVisibleComment(db, params, user)
  if (isRefusal(said)) return said
  const { story, comment } = said
  if (comment.words === null) return { code: 'not_found' }
  const of = { storyId: story.id, storyTitle: story.title, reporterId: user.id }
  const about = { scene: null, sessionId: null, sharedPlay: null }
  const reported = { id: comment.id, words: comment.words }
  const { reason, note } = body
  await saveReport(db, { ...of, ...about, reason, note, said: reported }, clock.now())
  return { is_reported: true }
}
