import type { EditableStory, StoryChanges } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'

import { recordEvent } from '../../modules/audit/index.ts'
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
import { asEdited, lockOwnStory, structureOf } from './editing/ownStory.ts'
import { recordIgnored } from './editing/recordIgnored.ts'
import { refuseStale } from './editing/refuseStale.ts'
import { refuseUnknown } from './editing/refuseUnknown.ts'
import { partsOfEdit, statusAfterEdit } from './publication/statusAfterEdit.ts'
import {
  countsOf,
  draftOf,
  fieldsOfChanges,
  reviewableOf,
  type Edited,
} from './editing/storyFields.ts'
import type { OwnStory } from './authoringPorts.ts'

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

/** A story before and after an edit, with its review. */
interface Saving {
  /** The story as it is stored, without its unpublished changes. */
  stored: OwnStory
  before: Edited
  after: Edited
  review: StoryReview
  /** The changes stay unpublished. */
  isDraft: boolean
}

const isSame = (one: StoryStructure | null, other: StoryStructure | null) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the version with the structure of an edit, which is a new one if the structure was changed. */
async function versionOf(
  repos: Repositories,
  { stored, before, after }: Saving,
  { storyId, user }: Edit,
  now: Date,
): Promise<string | null> {
  const { structure } = after
  if (isSame(before.structure, structure)) return before.story.current_version_id
  if (structure === null) return null
  if (isSame(await structureOf(repos, stored), structure)) return stored.current_version_id
  return repos.versions.addVersion(storyId, structure, { by: user.id, now })
}

async function save(repos: Repositories, saving: Saving, edit: Edit, now: Date) {
  const { stored, before, after, review, isDraft } = saving
  const { storyId, user, changes } = edit
  const { tag_ids } = changes
  const counts = countsOf(after.structure, review)
  const fields = { ...fieldsOfChanges(changes, editorOf(user)), ...counts }
  const current_version_id = await versionOf(repos, saving, edit, now)
  if (isDraft) {
    const draft = draftOf(stored, { ...fields, ...(tag_ids && { tag_ids }), current_version_id })
    await repos.authoring.saveFields(storyId, {}, { by: user.id, draft })
  } else {
    await repos.authoring.saveFields(storyId, fields, { by: user.id })
    if (tag_ids) await repos.authoring.setTags(storyId, tag_ids)
    await repos.versions.setCurrent(storyId, current_version_id)
  }
  if (!isSame(before.structure, after.structure)) await repos.versions.forgetOldDrafts(storyId)
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

/**
 * Saves changes of a story. What its author changes of a published story is a draft beside it; what an admin changes
 * of it is reviewed and published at once. Running sessions keep their version.
 */
export async function updateStory(ports: Ports, edit: Edit): Promise<EditableStory | Refusal> {
  const { authors, clock } = ports
  const { storyId, user } = edit
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return withReviews(ports, async (repos, ask) => {
    const stored = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(stored)) return stored
    const refused =
      refuseStale(stored, edit.changes.revision) ?? (await refuseUnknown(repos, edit.changes))
    if (refused) return refused

    const story = asEdited(stored, user)
    const before = { story, structure: await structureOf(repos, story) }
    const after = edited(before, edit)
    const foreign = await refuseForeign(repos, { before, after }, edit)
    if (foreign) return foreign
    const isDraft =
      !isEditing(stored, user) && (stored.status === 'published' || stored.draft !== null)
    const review = ask(reviewableOf(after), partsOfEdit(before, after, isDraft))
    if (isUnreviewed(review)) return review
    const standing = statusAfterEdit({ authors }, user, before, review.findings, isDraft)
    if (isRefusal(standing)) return standing

    await save(repos, { stored, before, after, review, isDraft }, edit, now)
    if (standing) await repos.authoring.setPublicationStatus(storyId, standing, now)
    if (!isDraft && (standing?.status ?? story.status) === 'published') {
      await repos.versions.markPublished(storyId, now)
    }
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos.db, { actor_id: user.id, act: 'story_edited', target }, now)
    }
    await recordIgnored(repos, { user, storyId, sent: edit.changes, now })
    return openForEdit(repos, storyId, user)
  })
}
