import type { EditableStory } from '@kathasagar/api/contract'

import { type Db, type Call, type Platform, isRefusal, type Refusal } from '../../platform/call.ts'
import { editorOf } from '../../platform/policies.ts'
import { asEdited, findOwnStory, structureOf, type OwnStoryRequest } from './ownStory.ts'
import { presentEditable } from './presentOwnStory.ts'

export async function openForEdit(
  db: Db,
  asked: OwnStoryRequest,
): Promise<EditableStory | Refusal> {
  const found = await findOwnStory(db, asked)
  if (isRefusal(found)) return found
  const story = asEdited(found, asked.user)
  return presentEditable(story, await structureOf(db, story), editorOf(asked.user))
}

export const getStoryForEdit: Call<'getStoryForEdit', Platform> = ({ db }, { params, user }) =>
  openForEdit(db, { storyId: params.story_id, user })
