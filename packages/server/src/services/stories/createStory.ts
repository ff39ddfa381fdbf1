import type { EditableStory, NewStoryRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { refuseForeignPictures } from '../images/refuseForeignPictures.ts'
import { editorOf, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { isUnreviewed, withReviews } from '../review/withReviews.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { recordIgnored } from './editing/recordIgnored.ts'
import { refuseUnknownPage } from '../storyPages/refuseUnknownPage.ts'
import { refuseUnknown } from './editing/refuseUnknown.ts'
import { fieldsOfNew, reviewableOfNew } from './editing/storyFields.ts'

/** Begins a story: a draft, whoever begins it and however finished it is. */
export async function createStory(
  ports: Ports,
  user: StoredUser,
  request: NewStoryRequest,
): Promise<EditableStory | Refusal> {
  const { authors, clock } = ports
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return withReviews(ports, async (repos, ask) => {
    const refused =
      (await refuseUnknown(repos, request)) ??
      (await refuseForeignPictures(repos, [user.id], {
        story: request,
        structure: request.story_structure,
      })) ??
      (await refuseUnknownPage(repos, request.story_structure))
    if (refused) return refused
    const review = ask(reviewableOfNew(request), ['minutes'])
    if (isUnreviewed(review)) return review
    const fields = fieldsOfNew(request, editorOf(user), review)
    const id = await repos.authoring.insertStory(user.id, fields, now)
    await repos.authoring.setTags(id, request.tag_ids)
    if (request.story_structure) {
      const made = { by: user.id, now }
      const version = await repos.versions.addVersion(id, request.story_structure, made)
      await repos.versions.setCurrent(id, version)
    }
    await recordIgnored(repos, { user, storyId: id, sent: request, now })
    return openForEdit(repos, id, user)
  })
}
