import type { EditableStory, StoryChanges } from '@kathasagar/api/contract'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { editorOf, isEditing, refuseAuthor } from '../policies.ts'
import type { Ports, Repositories } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { lockOwnStory, structureOf } from './editing/ownStory.ts'
import { recordIgnored } from './editing/recordIgnored.ts'
import { refuseStale } from './editing/refuseStale.ts'
import { refuseUnknown } from './editing/refuseUnknown.ts'
import { statusAfterEdit } from './publication/statusAfterEdit.ts'
import { countsOf, fieldsOfChanges, type Edited } from './editing/storyFields.ts'

interface Edit {
  storyId: string
  user: StoredUser
  changes: StoryChanges
}

/** The story as the changes would have it. */
function edited({ story, structure }: Edited, { changes, user }: Edit): Edited {
  const next = changes.story_structure === undefined ? structure : changes.story_structure
  const fields = fieldsOfChanges(changes, editorOf(user))
  return { story: { ...story, ...fields, ...countsOf(next) }, structure: next }
}

async function save(repos: Repositories, before: Edited, after: Edited, edit: Edit, now: Date) {
  const { storyId, user, changes } = edit
  const fields = { ...fieldsOfChanges(changes, editorOf(user)), ...countsOf(after.structure) }
  await repos.authoring.saveFields(storyId, fields, { by: user.id, now })
  if (changes.tag_ids) await repos.authoring.setTags(storyId, changes.tag_ids)
  if (JSON.stringify(before.structure) === JSON.stringify(after.structure)) return

  if (after.structure === null) await repos.versions.leaveWithout(storyId)
  else await repos.versions.addVersion(storyId, after.structure, { by: user.id, now })
  await repos.versions.forgetOldDrafts(storyId)
}

/** Changes a story. What is published is reviewed again, and running sessions keep their version. */
export async function updateStory(
  { store, authors, clock }: Ports,
  edit: Edit,
): Promise<EditableStory | Refusal> {
  const { storyId, user, changes } = edit
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, storyId, user)
    if (isRefusal(story)) return story
    const refused = refuseStale(story, changes.revision) ?? (await refuseUnknown(repos, changes))
    if (refused) return refused

    const before = { story, structure: await structureOf(repos, story) }
    const after = edited(before, edit)
    const standing = statusAfterEdit({ authors }, user, before, after)
    if (isRefusal(standing)) return standing

    await save(repos, before, after, edit, now)
    if (standing) await repos.authoring.setStanding(storyId, standing, now)
    if ((standing?.status ?? story.status) === 'published') {
      await repos.versions.markPublished(storyId, now)
    }
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos, { actor_id: user.id, act: 'story_edited', target }, now)
    }
    await recordIgnored(repos, { user, storyId, sent: changes, now })
    return openForEdit(repos, storyId, user)
  })
}
