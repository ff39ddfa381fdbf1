import type { StoryChanges } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'

import { type Db, type Call, isRefusal } from '../../platform/call.ts'
import { editorOf, isEditing, refuseAuthor } from '../../platform/policies.ts'
import { recordEvent } from '../audit/index.ts'
import { refuseForeignPictures } from '../pictures/index.ts'
import { refuseUnknownPage } from '../storyPages/index.ts'
import {
  refuseUnknown,
  saveFields,
  setPublicationStatus,
  setTags,
  addVersion,
  deleteOldDrafts,
  markPublished,
  setCurrentVersion,
} from './authoring.queries.ts'
import type { AuthoringContext, StoryReview } from './context.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { asEdited, lockOwnStory, refuseStale, structureOf, recordIgnored } from './ownStory.ts'
import type { OwnStory, OwnStoryRequest } from './ownStory.ts'
import { partsOfEdit, statusAfterEdit } from './statusAfterEdit.ts'
import { countsOf, draftOf, fieldsOfChanges, reviewableOf, type Edited } from './storyFields.ts'
import { isUnreviewed, withReviews } from './withReviews.ts'

interface Edit extends OwnStoryRequest {
  changes: StoryChanges
  /** Earlier structure. Its images may be used again. */
  restored?: StoryStructure
}

interface Saving {
  /** The stored story without unpublished changes. */
  stored: OwnStory
  before: Edited
  after: Edited
  review: StoryReview
  /** True if the changes remain unpublished. */
  isDraft: boolean
}

const isSame = (one: StoryStructure | null, other: StoryStructure | null) =>
  JSON.stringify(one) === JSON.stringify(other)

async function save(db: Db, saving: Saving, { user, changes }: Edit, now: Date): Promise<void> {
  const { stored, before, after, review, isDraft } = saving
  const { id } = stored
  const { tag_ids } = changes
  const { structure } = after
  const fields = { ...fieldsOfChanges(changes, editorOf(user)), ...countsOf(structure, review) }
  const isChanged = !isSame(before.structure, structure)
  let version = isChanged ? null : before.story.current_version_id
  if (isChanged && structure !== null) {
    version = isSame(await structureOf(db, stored), structure)
      ? stored.current_version_id
      : await addVersion(db, id, structure, { by: user.id, now })
  }
  if (isDraft) {
    const changed = { ...fields, ...(tag_ids && { tag_ids }), current_version_id: version }
    await saveFields(db, id, {}, { by: user.id, draft: draftOf(stored, changed) })
  } else {
    await saveFields(db, id, fields, { by: user.id })
    if (tag_ids) await setTags(db, id, tag_ids)
    await setCurrentVersion(db, id, version)
  }
  if (isChanged) await deleteOldDrafts(db, id)
}

/** Edits a story. For a published story, changes by its author become a draft, changes by an admin are published. */
export async function editStory(ctx: AuthoringContext, edit: Edit) {
  const { storyId, user, changes, restored } = edit
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const now = ctx.clock.now()

  return withReviews(ctx, async (db, ask) => {
    const stored = await lockOwnStory(db, edit)
    if (isRefusal(stored)) return stored
    const invalid = refuseStale(stored, changes.revision) ?? (await refuseUnknown(db, changes))
    if (invalid) return invalid

    const story = asEdited(stored, user)
    const before = { story, structure: await structureOf(db, story) }
    const { story_structure: structure = before.structure } = changes
    const after = { story: { ...story, ...fieldsOfChanges(changes, editorOf(user)) }, structure }
    const shown = { ...before, structure: restored ?? before.structure }
    const foreign =
      (await refuseForeignPictures(db, [user.id, story.author_id], after, shown)) ??
      (await refuseUnknownPage(db, structure))
    if (foreign) return foreign
    const isDraft =
      !isEditing(stored, user) && (stored.status === 'published' || stored.draft !== null)
    const review = ask(reviewableOf(after), partsOfEdit(before, after, isDraft))
    if (isUnreviewed(review)) return review
    const standing = statusAfterEdit(ctx, user, before, review.findings, isDraft)
    if (isRefusal(standing)) return standing

    await save(db, { stored, before, after, review, isDraft }, edit, now)
    if (standing) await setPublicationStatus(db, storyId, standing, now)
    if (!isDraft && (standing?.status ?? story.status) === 'published')
      await markPublished(db, storyId, now)
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(db, { actor_id: user.id, act: 'story_edited', target }, now)
    }
    await recordIgnored(db, { user, storyId, sent: changes, now })
    return openForEdit(db, edit)
  })
}

export const updateStory: Call<'updateStory', AuthoringContext> = (ctx, { params, user, body }) =>
  editStory(ctx, { storyId: params.story_id, user, changes: body })
