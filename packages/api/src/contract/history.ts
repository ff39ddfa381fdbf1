import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'
import { id, instant, queryNumber } from './fields.ts'
import { ScenePicture, Variants } from './turns.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'

const openingPictures = {
  /** The story's picture of the scene, shown above the text. */
  plate: z.optional(ScenePicture),
  /** Portrait of a person at the first meeting, shown beside the text. */
  portrait: z.optional(ScenePicture),
}
export const OpeningPictures = z.object(openingPictures)
export interface OpeningPictures extends z.infer<typeof OpeningPictures> {}

export const StoryAnswer = z.object({
  ...openingPictures,
  narrative: z.nullable(z.string()),
  /** Text of Immerse. It ends with two choices. */
  setup: z.nullable(z.string()),
  /** Choices. To take one, send it as `selected_choice`. */
  choices: z.array(z.string()),
  image_url: z.nullable(z.string()),
  prompt: z.nullable(z.string()),
  /** Name of the painter's style, shown as a caption. */
  style: z.nullable(z.string()),
  /** True if the picture was drawn for this story, not by a model. */
  is_plate: z.optional(z.boolean()),
  fallback_description: z.nullable(z.string()),
  /** Set if a model improvised. `title` is the title of a new scene, or null. */
  improvised: z.optional(z.object({ title: z.nullable(z.string()) })),
})
export interface StoryAnswer extends z.infer<typeof StoryAnswer> {}

export const HistoryEntry = z.object({
  turn_id: id,
  /** Previous turn. Null for the start. */
  parent_id: z.nullable(id),
  /** Number of steps from the start. The start is 0. */
  number: count,
  action_type: z.enum(ACTION_TYPES),
  user_input: z.nullable(z.string()),
  ai_response: StoryAnswer,
  model_used: z.nullable(z.string()),
  credits_consumed: count,
  selected_choice: z.nullable(z.string()),
  timestamp: instant,
  success: z.boolean(),
  /** Number of narrations. Absent if there is only one. */
  variants: z.optional(Variants),
})
export interface HistoryEntry extends z.infer<typeof HistoryEntry> {}

/** A page of a session's history, oldest first. */
export const HistoryPage = z.object({ entries: z.array(HistoryEntry), has_more: z.boolean() })
export interface HistoryPage extends z.infer<typeof HistoryPage> {}

export const HistoryQuery = z.object({
  before: id,
  /** Maximum number of entries. Pages with long entries are shorter. */
  limit: queryNumber(1, LIMITS.historyPage, LIMITS.historyPage),
})
