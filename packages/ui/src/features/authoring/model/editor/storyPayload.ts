import type { EditableStory, NewStoryRequest, StoryChanges } from '@kathasagar/api/contract'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'
import type * as z from 'zod/mini'

import type { StoryFormValues } from '../storyForm.ts'
import { coerced, storyNumbers, type StoryNumberField } from '../storyNumbers.ts'
import { sentStructure, valuesOf } from './storyFormValues.ts'

/** Request body for a new story. Its numbers are still strings. */
export type NewStory = z.input<typeof NewStoryRequest>

/** Normalizes the numbers in the same way as their fields on blur. */
const shownNumbers = (values: StoryFormValues): Partial<StoryFormValues> =>
  Object.fromEntries(
    (Object.keys(storyNumbers) as StoryNumberField[]).map((name) => [
      name,
      coerced(values[name], storyNumbers[name]),
    ]),
  )

const rulesOf = (values: StoryFormValues) => ({
  commands: Object.fromEntries(
    values.commands
      .filter(({ cost }) => cost !== '')
      .map(({ name, cost, description }) => [name, { cost, ...(description && { description }) }]),
  ),
  xp_gain_multiplier: values.xp_gain_multiplier,
  health_max: values.health_max,
  inventory_slots: values.inventory_slots,
  skill_check_difficulty: values.skill_check_difficulty,
  ...(values.improvise !== STORY_DEFAULTS.improvise && { improvise: values.improvise }),
})

/** Returns the request body for a new story. */
export function newStoryOf(typed: StoryFormValues): NewStory {
  const values = { ...typed, ...shownNumbers(typed) }
  const {
    xp_gain_multiplier: _multiplier,
    health_max: _health,
    inventory_slots: _slots,
    skill_check_difficulty: _check,
    improvise: _improvise,
    commands: _commands,
    structure_text: _text,
    story_structure,
    ...fields
  } = values

  return {
    ...fields,
    cover_image_url: values.cover_image_url.trim(),
    tag_ids: [...values.tag_ids],
    game_config: rulesOf(values),
    story_structure: sentStructure(story_structure),
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Changes = z.input<typeof StoryChanges>

/** Returns a request body that replaces all fields of a stored story. */
export function allFields(values: StoryFormValues): Changes {
  const { story_description, category_id, cover_image_url, ...rest } = newStoryOf(values)
  return {
    ...rest,
    content_rating: values.content_rating,
    description: story_description,
    category_id: category_id || null,
    cover_image_url: cover_image_url || null,
  }
}

/** Names of the fields that every edit contains, even if they are unchanged. */
const ALWAYS_SENT: readonly string[] = [
  'title',
  'tagline',
  'description',
  'category_id',
  'tag_ids',
  'is_premium',
  'content_rating',
  'difficulty_level',
  'cover_image_url',
]

/** Returns the fields to send in an edit: the changed ones, and some that are always sent. */
export function changesOf(values: StoryFormValues, before: EditableStory): Changes {
  const loaded: Readonly<Record<string, unknown>> = allFields(valuesOf(before))
  return Object.fromEntries(
    Object.entries(allFields(values)).filter(
      ([name, value]) => ALWAYS_SENT.includes(name) || !same(value, loaded[name]),
    ),
  )
}
