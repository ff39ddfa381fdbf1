import { type Call, isRefusal } from '../../platform/call.ts'
import { canPlayMature, canPlayPremium } from '../../platform/policies.ts'
import { beginSession, needsAccount, type PlayContext } from '../sessions/index.ts'
import { findPreview } from './findPreview.ts'

export const beginPreview: Call<'beginPreview', PlayContext> = async (ctx, { params, user }) => {
  const story = await findPreview(ctx.db, params.preview_code, user)
  if (isRefusal(story)) return story
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'no_scenes' }
  // Drafts are free, because the author invited the player.
  const is_premium = story.is_premium && story.status === 'published'
  const invited = { ...story, is_premium }
  if (await needsAccount(ctx.db, invited, user)) return { code: 'account_required' }
  if (!canPlayPremium(invited, user)) return { code: 'premium_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  const playable = { ...story, current_version_id }
  return beginSession(ctx, { story: playable, user, preview: params.preview_code })
}
