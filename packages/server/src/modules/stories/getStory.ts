import type { Story } from '@kathasagar/api/contract'

import type { Call, Refusal } from '../../platform/call.ts'
import { type ModelContext, modelsHere } from '../models/index.ts'
import type { SessionContext } from '../sessions/index.ts'
import { canSeeStory, isOldEnough, type Reader } from '../../platform/policies.ts'
import { findStory, presentStory, userStates } from '../catalogue/index.ts'
import { findPlace } from '../series/index.ts'
import { findRating } from './rateStory.ts'

type StoryContext = SessionContext & Pick<ModelContext, 'models' | 'modelStates'>

const tellerIn = (ctx: Pick<ModelContext, 'models' | 'modelStates'>): string | null =>
  modelsHere(ctx).text.find((model) => model.provider_model !== undefined)?.display_name ?? null

export async function readStory(
  ctx: StoryContext,
  user: Reader,
  storyId: string,
): Promise<Story | Refusal> {
  const { db, graphs } = ctx
  const story = await findStory(db, storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }
  const { current_version_id: version } = story
  const [stateOf, codex, series] = await Promise.all([
    userStates(db, user, [story.id]),
    version === null ? [] : graphs(version).then((graph) => graph.codex),
    findPlace(db, story.id),
  ])
  const state = stateOf(story.id)
  const rating = user && (await findRating(db, story.id, user.id))
  const rated = state && rating ? { ...state, rating } : state
  const told = story.is_open && { told_by: tellerIn(ctx) }
  return {
    ...presentStory(story, rated),
    codex_pages: codex.length,
    ...(series && { series }),
    ...told,
  }
}

export const getStory: Call<'getStory', StoryContext> = (ctx, { user, params }) =>
  readStory(ctx, user, params.story_id)
