import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { Category, Tag } from './categories.ts'
import { id } from './fields.ts'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

/** Something the player did that an ending looks back on. */
export const RecalledTurn = z.object({
  /** In the story's language, or in the player's own. */
  text: z.string(),
  /** Who says it: `recall` its author for the ending; `choice` the choice itself; `words` the player. */
  kind: z.enum(['recall', 'choice', 'words']),
  turn_id: id,
  /** Number of its turn; the start is 0. */
  turn: count,
})
export type RecalledTurn = z.infer<typeof RecalledTurn>

/** An ending of the story, by its place among them. */
export const FoundEnding = z.object({
  /** From 1. */
  number: count,
  /** Null until this player has found it, in any play of the story. */
  title: z.nullable(z.string()),
  /** The one that the session stands at. */
  is_here: z.boolean(),
})
export type FoundEnding = z.infer<typeof FoundEnding>

/** Why this story and no other; the client says it in the language of its pages. */
export const NextStoryReason = z.discriminatedUnion('code', [
  /** The story that has ended is the part before it. */
  z.object({ code: z.literal('next_part'), series: z.string(), number: count }),
  /** The player has begun it and has not come to an ending. */
  z.object({ code: z.literal('unfinished') }),
  z.object({ code: z.literal('same_author'), author: z.string() }),
  z.object({ code: z.literal('shared_tag'), tag: Tag }),
  z.object({ code: z.literal('same_category'), category: Category }),
  /** It has as many endings as the story that has ended, or more. */
  z.object({ code: z.literal('many_endings'), endings: count }),
  /** Nothing ties it to the story that has ended. */
  z.object({ code: z.literal('not_yet_read') }),
])
export type NextStoryReason = z.infer<typeof NextStoryReason>

/** A story to go on with. */
export const NextStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.nullable(z.string()),
  language: z.enum(STORY_LANGUAGES),
  reason: NextStoryReason,
})
export type NextStory = z.infer<typeof NextStory>

/** What an ending has to show beside its words. */
export const EndingRecap = z.object({
  /** The deeds that told most of the play, in the order in which they were done. */
  recalled: z.array(RecalledTurn),
  /** All endings of the story, in its order. */
  endings: z.array(FoundEnding),
  /** What the player knows from here on in every play of the story, in the author's words, and did not before. */
  learned: z.optional(z.array(z.string())),
  /** Where `undo` with `to: fork` leads; null where no turn left more than one choice open. */
  fork: z.nullable(z.object({ turn_id: id, turn: count })),
  /** Null where nothing is left that the player can play. */
  next_story: z.nullable(NextStory),
  /** How many pages the story's codex has, open and veiled. */
  codex_pages: z.optional(count),
})
export type EndingRecap = z.infer<typeof EndingRecap>
