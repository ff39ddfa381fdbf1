import type { StoryStructure } from '@kathasagar/story'

import type { StoredUser } from '../../auth/ports.ts'
import { canSeeStory, editorOf } from '../../policies.ts'
import type { Repositories } from '../../repositories.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'

type Stories = Pick<Repositories, 'stories' | 'authoring'>

interface OwnStoryRequest {
  storyId: string
  user: StoredUser
}

/** Returns `forbidden` if the user can see the story, else `story_not_found`. */
async function refuseForeign(
  { stories }: Stories,
  { storyId, user }: OwnStoryRequest,
): Promise<Refusal> {
  const story = await stories.findStory(storyId)
  return { code: story && canSeeStory(story, user) ? 'forbidden' : 'story_not_found' }
}

/** Returns a story that the user may edit: their own, or any story for an admin. */
export const findOwnStory = async (
  repos: Stories,
  asked: OwnStoryRequest,
): Promise<OwnStory | Refusal> =>
  (await repos.authoring.findOwn(asked.storyId, editorOf(asked.user))) ??
  refuseForeign(repos, asked)

/** Returns the same, locked until the transaction ends. */
export const lockOwnStory = async (
  repos: Stories,
  asked: OwnStoryRequest,
): Promise<OwnStory | Refusal> =>
  (await repos.authoring.lockOwn(asked.storyId, editorOf(asked.user))) ??
  refuseForeign(repos, asked)

/** Returns a story as its author edits it. Other editors get the published story. */
export function asEdited(story: OwnStory, { id }: Pick<StoredUser, 'id'>): OwnStory {
  if (!story.draft) return story
  if (story.author_id !== id) return { ...story, draft: null, has_unpublished_changes: false }
  const { category_id, tag_ids, ...fields } = story.draft
  return {
    ...story,
    ...fields,
    ...(category_id === undefined ? {} : { category: category_id && { id: category_id } }),
    ...(tag_ids && { tags: tag_ids.map((tag) => ({ id: tag })) }),
  } as OwnStory
}

/** Returns the structure of a story, or null if it has none. */
export async function structureOf(
  { stories }: Pick<Repositories, 'stories'>,
  { current_version_id }: Pick<OwnStory, 'current_version_id'>,
): Promise<StoryStructure | null> {
  if (current_version_id === null) return null
  return (await stories.findStructure(current_version_id)) ?? null
}
