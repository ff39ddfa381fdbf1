import type { NewStoryRequest, StoryChanges } from '@kathasagar/api/contract'
import { openGraph, type StoryStructure } from '@kathasagar/story'

import type { Editor, OwnStory, StoryDraft, StoryFields } from './ownStory.ts'
import type { StoryReview } from './context.ts'

/** Returns counts. They replace the numbers that the author stated. */
export function countsOf(
  structure: StoryStructure | null,
  { minutes }: Pick<StoryReview, 'minutes'>,
) {
  if (structure === null) return { is_open: false }
  const { sceneCount, branchingPoints, endings, open } = openGraph(structure)
  if (open) return { possible_endings: endings.length, is_open: true }
  return {
    total_scenes: sceneCount,
    branching_points: branchingPoints,
    possible_endings: endings.length,
    is_open: false,
    // Otherwise, the author's estimate remains.
    ...(minutes === null ? {} : { estimated_play_time: minutes }),
  }
}

/** Returns the fields of a new story. Ignores admin fields of other users. */
export function fieldsOfNew(
  request: NewStoryRequest,
  { isAdmin }: Editor,
  review: Pick<StoryReview, 'minutes'>,
): StoryFields {
  const { tag_ids: _tags, story_structure, story_system_prompt, is_featured, ...fields } = request
  return {
    ...fields,
    ...countsOf(story_structure, review),
    story_system_prompt: (isAdmin && story_system_prompt) || '',
    is_featured: (isAdmin && is_featured) || false,
  }
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

export function fieldsOfChanges(changes: StoryChanges, { isAdmin }: Editor): Partial<StoryFields> {
  const {
    description,
    revision: _revision,
    tag_ids: _tags,
    story_structure: _structure,
    story_system_prompt,
    is_featured,
    ...fields
  } = changes
  return given({
    ...fields,
    story_description: fields.story_description ?? description,
    ...(isAdmin ? { story_system_prompt, is_featured } : {}),
  })
}

const sorted = (ids: readonly string[]) => JSON.stringify(ids.toSorted())

export function draftOf(published: OwnStory, changes: StoryDraft): StoryDraft | null {
  const { category, tags, ...story } = published
  const now: Readonly<Record<string, unknown>> = { ...story, category_id: category?.id ?? null }
  const differs = ([name, value]: [string, unknown]) =>
    name === 'tag_ids'
      ? sorted(value as string[]) !== sorted(tags.map(({ id }) => id))
      : JSON.stringify(value) !== JSON.stringify(now[name])
  const kept = Object.entries({ ...published.draft, ...changes }).filter(differs)
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

export interface Edited {
  story: OwnStory
  structure: StoryStructure | null
}

export const reviewableOf = ({ story, structure }: Edited) => ({
  title: story.title,
  tagline: story.tagline,
  story_description: story.story_description,
  story_prompt: story.story_prompt,
  content_rating: story.content_rating,
  initial_xp: story.initial_xp,
  game_config: story.game_config,
  structure,
})

/** Returns true if a reviewer would see a difference. */
export const looksDifferent = (before: Edited, after: Edited) => {
  const looked = (it: Edited) =>
    JSON.stringify([reviewableOf(it), it.story.cover_image_url, it.story.image_alt])
  return looked(before) !== looked(after)
}
