import { saveReport } from '../reports/index.ts'
import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { findShown } from './findShown.ts'

export const reportSharedPlay: Call<'reportSharedPlay', Platform> = async (ctx, input) => {
  const { params, user, body } = input
  const shown = await findShown(ctx.db, params.share_code, user)
  if (isRefusal(shown)) return shown
  const { id: storyId, title: storyTitle } = shown.story
  const about = { storyId, storyTitle, scene: null, sessionId: null, sharedPlay: params.share_code }
  const report = { ...about, reporterId: user.id, reason: body.reason, note: body.note }
  await saveReport(ctx.db, report, ctx.clock.now())
  return { is_reported: true }
}
