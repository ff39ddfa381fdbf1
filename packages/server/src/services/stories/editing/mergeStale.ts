import { StoryChanges } from '@kathasagar/api/contract'
import { mergeEdits, type Keep, type PartPath } from '@kathasagar/story'

import type { StoredUser } from '../../auth/ports.ts'
import { editorOf } from '../../policies.ts'
import type { Repositories } from '../../repositories.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'
import { refuseStale } from './refuseStale.ts'
import { fieldsOfChanges, type Edited } from './storyFields.ts'

type Fields = Readonly<Record<string, unknown>>

/** Tags are alike in any order. */
const sorted = (tagIds: readonly string[]) => tagIds.toSorted()

/** All that changes set, by the names of the columns. */
const sentOf = (changes: StoryChanges, user: StoredUser): Fields => ({
  ...fieldsOfChanges(changes, editorOf(user)),
  ...(changes.tag_ids && { tag_ids: sorted(changes.tag_ids) }),
  ...(changes.story_structure !== undefined && { story_structure: changes.story_structure }),
})

const savedOf = ({ category, tags, ...story }: OwnStory): Fields => ({
  ...story,
  category_id: category?.id ?? null,
  tag_ids: sorted(tags.map(({ id }) => id)),
})

/** Choices hold for the story that they were made of. */
function keepIn({ settled }: StoryChanges, { revision }: OwnStory) {
  const chosen = settled?.revision === revision ? settled.parts : []
  const keeps = new Map(chosen.map(({ part, keep }) => [JSON.stringify(part), keep]))
  return (part: PartPath): Keep | undefined => keeps.get(JSON.stringify(part))
}

/**
 * Changes on top of what others saved since: each part that they left alone is as it was sent, all others are as they
 * saved them. A part that both changed is asked back, unless the changes say whose words stand there.
 */
export async function mergeStale(
  { authoring }: Pick<Repositories, 'authoring'>,
  { story, structure }: Edited,
  { changes, user }: { changes: StoryChanges; user: StoredUser },
): Promise<StoryChanges | Refusal> {
  const stale = refuseStale(story, changes.revision)
  if (stale === null || changes.revision === undefined) return changes
  const sent = sentOf(changes, user)
  const were = (fields: Fields) =>
    Object.fromEntries(Object.keys(sent).map((name) => [name, fields[name]]))
  const save = await authoring.findSave(story.id, changes.revision)
  const base = save && {
    ...save.fields,
    tag_ids: sorted(save.fields.tag_ids),
    story_structure: save.structure,
  }

  const { merged, clashes } = mergeEdits({
    base: base ? were(base) : 'unknown',
    mine: sent,
    theirs: were({ ...savedOf(story), story_structure: structure }),
    keepOf: keepIn(changes, story),
  })
  if (clashes.length > 0) {
    const shown = clashes.map(({ part, mine = null, theirs = null }) => ({
      part: [...part],
      mine,
      theirs,
    }))
    return { ...stale, clashes: shown }
  }
  // Of two edits that each keep to the limits, both together may not.
  const read = StoryChanges.safeParse(merged)
  return read.success ? read.data : stale
}
