import type { StoryStructure } from '@kathasagar/story'

import type { StoredUser } from '../../auth/ports.ts'
import { canSeeStory, editorOf } from '../../policies.ts'
import type { Repositories } from '../../repositories.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'

type Stories = Pick<Repositories, 'stories' | 'authoring'>

/** Another's story is refused where it can be seen, and not there where it can't. */
async function refuseForeign({ stories }: Stories, id: string, user: StoredUser): Promise<Refusal> {
  const story = await stories.findStory(id)
  return { code: story && canSeeStory(story, user) ? 'forbidden' : 'story_not_found' }
}

/** A story that the user may change. */
export const findOwnStory = async (
  repos: Stories,
  id: string,
  user: StoredUser,
): Promise<OwnStory | Refusal> =>
  (await repos.authoring.findOwn(id, editorOf(user))) ?? refuseForeign(repos, id, user)

/** The same, held until the transaction ends. */
export const lockOwnStory = async (
  repos: Stories,
  id: string,
  user: StoredUser,
): Promise<OwnStory | Refusal> =>
  (await repos.authoring.lockOwn(id, editorOf(user))) ?? refuseForeign(repos, id, user)

/** What new sessions of a story play; null while there is nothing to play. */
export async function structureOf(
  { stories }: Pick<Repositories, 'stories'>,
  { current_version_id }: Pick<OwnStory, 'current_version_id'>,
): Promise<StoryStructure | null> {
  if (current_version_id === null) return null
  return (await stories.findStructure(current_version_id)) ?? null
}
