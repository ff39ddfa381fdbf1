import type { EditableStory } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { editorOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { asEdited, findOwnStory, structureOf } from './editing/ownStory.ts'
import { presentEditable } from './editing/presentOwnStory.ts'

/** A story as its editor finds it, read by the repositories of any transaction. */
export async function openForEdit(
  repos: Pick<Repositories, 'stories' | 'authoring'>,
  storyId: string,
  user: StoredUser,
): Promise<EditableStory | Refusal> {
  const found = await findOwnStory(repos, { storyId, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  return presentEditable(story, await structureOf(repos, story), editorOf(user))
}

/** The whole of a story that the user may change. */
export const getStoryForEdit = ({ store }: Ports, storyId: string, user: StoredUser) =>
  openForEdit(store.repositories, storyId, user)
