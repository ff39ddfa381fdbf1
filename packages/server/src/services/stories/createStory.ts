import type { EditableStory, NewStoryRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { editorOf, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { recordIgnored } from './editing/recordIgnored.ts'
import { refuseUnknown } from './editing/refuseUnknown.ts'
import { fieldsOfNew } from './editing/storyFields.ts'

/** Begins a story: a draft, whoever begins it and however finished it is. */
export async function createStory(
  { store, authors, clock }: Ports,
  user: StoredUser,
  request: NewStoryRequest,
): Promise<EditableStory | Refusal> {
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return store.transaction(async (repos) => {
    const unknown = await refuseUnknown(repos, request)
    if (unknown) return unknown
    const fields = fieldsOfNew(request, editorOf(user))
    const id = await repos.authoring.insertStory(user.id, fields, now)
    await repos.authoring.setTags(id, request.tag_ids)
    if (request.story_structure) {
      await repos.versions.addVersion(id, request.story_structure, { by: user.id, now })
    }
    await recordIgnored(repos, { user, storyId: id, sent: request, now })
    return openForEdit(repos, id, user)
  })
}
