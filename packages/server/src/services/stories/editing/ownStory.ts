import type { StoryRole } from '@kathasagar/api/contract/vocabulary'
import type { StoryStructure } from '@kathasagar/story'

import type { StoredUser } from '../../auth/ports.ts'
import { canSeeStory, coauthorsWho, editorOf } from '../../policies.ts'
import type { Repositories } from '../../repositories.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'

type Stories = Pick<Repositories, 'stories' | 'authoring'>

/** Whose story it is, who asks, and what they have to be to it. */
export interface OwnAsked {
  storyId: string
  user: StoredUser
  needs: StoryRole
}

/** Another's story is refused where it can be seen, or read by a co-author, and not there where it can't. */
async function refuseForeign(
  { stories, authoring }: Stories,
  { storyId, user, needs }: OwnAsked,
): Promise<Refusal> {
  const story = await stories.findStory(storyId)
  const isSeen = story && canSeeStory(story, user)
  const isRead =
    isSeen ||
    (needs !== 'reader' &&
      (await authoring.findOwn(storyId, editorOf(user), coauthorsWho('reader'))))
  return { code: isRead ? 'forbidden' : 'story_not_found' }
}

/** A story to which the user is what a call needs, or more. */
export const findOwnStory = async (repos: Stories, asked: OwnAsked): Promise<OwnStory | Refusal> =>
  (await repos.authoring.findOwn(asked.storyId, editorOf(asked.user), coauthorsWho(asked.needs))) ??
  refuseForeign(repos, asked)

/** The same, held until the transaction ends. */
export const lockOwnStory = async (repos: Stories, asked: OwnAsked): Promise<OwnStory | Refusal> =>
  (await repos.authoring.lockOwn(asked.storyId, editorOf(asked.user), coauthorsWho(asked.needs))) ??
  refuseForeign(repos, asked)

/** What new sessions of a story play; null while there is nothing to play. */
export async function structureOf(
  { stories }: Pick<Repositories, 'stories'>,
  { current_version_id }: Pick<OwnStory, 'current_version_id'>,
): Promise<StoryStructure | null> {
  if (current_version_id === null) return null
  return (await stories.findStructure(current_version_id)) ?? null
}
