import type { EditableStory, StoryChanges } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { refuseUnknownPage } from '../storyPages/refuseUnknownPage.ts'
import { refuseForeignPictures } from '../images/refuseForeignPictures.ts'
import { editorOf, isEditing, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoryReview } from '../review/ports.ts'
import { isUnreviewed, withReviews } from '../review/withReviews.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { lockOwnStory, structureOf } from './editing/ownStory.ts'
import { recordIgnored } from './editing/recordIgnored.ts'
import { refuseStale } from './editing/refuseStale.ts'
import { refuseUnknown } from './editing/refuseUnknown.ts'
import { partsOfEdit, statusAfterEdit } from './publication/statusAfterEdit.ts'
import { countsOf, fieldsOfChanges, reviewableOf, type Edited } from './editing/storyFields.ts'

interface Edit {
  storyId: string
  user: StoredUser
  changes: StoryChanges
  /** An earlier structure of the story: what it shows may be shown again, whoever brought it. */
  restored?: StoryStructure
}

/** The story as the changes would have it. */
function edited({ story, structure }: Edited, { changes, user }: Edit): Edited {
  const next = changes.story_structure === undefined ? structure : changes.story_structure
  return { story: { ...story, ...fieldsOfChanges(changes, editorOf(user)) }, structure: next }
}

/** What a story was, what it is to be, and what is known of that. */
interface Saving {
  before: Edited
  after: Edited
  review: StoryReview
}

async function save(repos: Repositories, saving: Saving, edit: Edit, now: Date) {
  const { before, after, review } = saving
  const { storyId, user, changes } = edit
  const counts = countsOf(after.structure, review)
  const fields = { ...fieldsOfChanges(changes, editorOf(user)), ...counts }
  await repos.authoring.saveFields(storyId, fields, { by: user.id, now })
  if (changes.tag_ids) await repos.authoring.setTags(storyId, changes.tag_ids)
  if (JSON.stringify(before.structure) === JSON.stringify(after.structure)) return

  if (after.structure === null) await repos.versions.leaveWithout(storyId)
  else await repos.versions.addVersion(storyId, after.structure, { by: user.id, now })
  await repos.versions.forgetOldDrafts(storyId)
}

/** Refuses pictures that are another's, and a page that is not here. */
const refuseForeign = async (
  repos: Repositories,
  { before, after }: Pick<Saving, 'before' | 'after'>,
  { user, restored }: Edit,
) =>
  (await refuseForeignPictures(repos, [user.id, before.story.author_id], after, {
    ...before,
    structure: restored ?? before.structure,
  })) ?? refuseUnknownPage(repos, after.structure)

/** Changes a story. What is published is reviewed again, and running sessions keep their version. */
export async function updateStory(ports: Ports, edit: Edit): Promise<EditableStory | Refusal> {
  const { authors, clock } = ports
  const { storyId, user } = edit
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return withReviews(ports, async (repos, ask) => {
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    const before = { story, structure: await structureOf(repos, story) }
    const refused =
      refuseStale(story, edit.changes.revision) ?? (await refuseUnknown(repos, edit.changes))
    if (refused) return refused

    const after = edited(before, edit)
    const foreign = await refuseForeign(repos, { before, after }, edit)
    if (foreign) return foreign
    const review = ask(reviewableOf(after), partsOfEdit(before, after))
    if (isUnreviewed(review)) return review
    const standing = statusAfterEdit({ authors }, user, before, review.findings)
    if (isRefusal(standing)) return standing

    await save(repos, { before, after, review }, edit, now)
    if (standing) await repos.authoring.setPublicationStatus(storyId, standing, now)
    if ((standing?.status ?? story.status) === 'published') {
      await repos.versions.markPublished(storyId, now)
    }
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos, { actor_id: user.id, act: 'story_edited', target }, now)
    }
    await recordIgnored(repos, { user, storyId, sent: edit.changes, now })
    return openForEdit(repos, storyId, user)
  })
}
