import type { StoredUser, Call } from '../../platform/call.ts'
import type { PlayContext } from './context.ts'
import { canPlayMature, canPlayPremium, canSeeStory } from '../../platform/policies.ts'
import { findStory } from '../catalogue/index.ts'
import { hasStoryteller, withModelsOfUser } from '../models/index.ts'
import { beginSession, needsAccount } from './beginSession.ts'

/** Returns true if the site or the player has connected a text model. */
const canBeTold = async (ctx: PlayContext, user: StoredUser): Promise<boolean> =>
  hasStoryteller(ctx.modelStates) || hasStoryteller((await withModelsOfUser(ctx, user)).modelStates)

export const createSession: Call<'createSession', PlayContext> = async (ctx, { body, user }) => {
  const story = await findStory(ctx.db, body.story_id)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (story.is_open && !(await canBeTold(ctx, user))) return { code: 'story_needs_model' }
  if (story.is_open && user.is_guest) return { code: 'story_needs_account' }
  if (await needsAccount(ctx.db, story, user)) return { code: 'account_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'story_not_found' }
  const playable = { ...story, current_version_id }
  return beginSession(ctx, {
    story: playable,
    user,
    ignoreEarlierPlays: body.ignore_earlier_plays ?? false,
  })
}
