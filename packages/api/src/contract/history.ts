import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'
import { id, instant, queryNumber } from './fields.ts'
import { ShownPlate } from './turns.ts'
import { Variants } from './turns.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'

/** What is shown of a scene as an action enters it. */
const openingPictures = {
  /** The story's own picture of it; stands before the words. */
  plate: z.optional(ShownPlate),
  /** Who is met there for the first time; stands beside the words, small. */
  portrait: z.optional(ShownPlate),
}
export const OpeningPictures = z.object(openingPictures)
export type OpeningPictures = z.infer<typeof OpeningPictures>

/** What the storyteller or painter gave for one action. */
export const StoryAnswer = z.object({
  ...openingPictures,
  narrative: z.nullable(z.string()),
  /** A closer look that ends in two choices (immerse). */
  setup: z.nullable(z.string()),
  /** Sentences the player may pick; sent back as `selected_choice`. */
  choices: z.array(z.string()),
  image_url: z.nullable(z.string()),
  /** What the picture shows, in words: its text alternative. */
  prompt: z.nullable(z.string()),
  /** The painter's manner, shown as the picture's caption. */
  style: z.nullable(z.string()),
  /** The picture is a plate: drawn for this story, and by no model. */
  is_plate: z.optional(z.boolean()),
  /** Told in place of a picture that could not be drawn. */
  fallback_description: z.nullable(z.string()),
  /** A model made it up, where the author leaves room; the title of its scene, null where it opened none. */
  improvised: z.optional(z.object({ title: z.nullable(z.string()) })),
})
export type StoryAnswer = z.infer<typeof StoryAnswer>

/** One line of a session's history: an action and its answer. */
export const HistoryEntry = z.object({
  turn_id: id,
  /** The turn that it follows; null for the start. */
  parent_id: z.nullable(id),
  /** Steps from the start, which is 0: the same wherever and whenever the entry is read. */
  number: count,
  action_type: z.enum(ACTION_TYPES),
  user_input: z.nullable(z.string()),
  ai_response: StoryAnswer,
  model_used: z.nullable(z.string()),
  credits_consumed: count,
  selected_choice: z.nullable(z.string()),
  timestamp: instant,
  success: z.boolean(),
  /** Absent where the turn was told only once. */
  variants: z.optional(Variants),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** A stretch of a session's history, oldest first. */
export const HistoryPage = z.object({
  entries: z.array(HistoryEntry),
  /** Earlier ones can be asked for. */
  has_more: z.boolean(),
})
export type HistoryPage = z.infer<typeof HistoryPage>

export const HistoryQuery = z.object({
  /** The turn whose way back is told; it is not in the page itself. */
  before: id,
  /** Long entries make a page shorter than this. */
  limit: queryNumber(1, LIMITS.historyPage, LIMITS.historyPage),
})
