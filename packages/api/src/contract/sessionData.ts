import * as z from 'zod/mini'

import { count, askedFields } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { HistoryEntry } from './history.ts'
import { LockedChoice } from './turns.ts'
import { Meters } from './turns.ts'
import { ChoiceChance } from './turns.ts'
import { PlayedPage } from './storyPages.ts'
import { RETELL_ACTIONS } from './turns.ts'
import { SCENE_SOUNDS } from '@kathasagar/story/vocabulary'

/** Where a session has come to: all of it read from the graph, nothing counted apart. */
export const Progress = z.object({
  current_xp: count,
  choices_made: count,
  scenes_completed: count,
  total_scenes: count,
  is_completed: z.boolean(),
  /** 0 to 100; 100 exactly when an ending is reached. */
  completion_percentage: count,
})
export type Progress = z.infer<typeof Progress>

/**
 * The turn that going forward leads to, after going back from it: `moveHead` goes there. Absent where
 * nothing was gone back from, or another way was taken since.
 */
export const RedoTurn = z.optional(id)

/** The ending that was reached. */
export const Ending = z.object({
  title: z.string(),
  /** Its place among the story's endings, from 1. */
  number: count,
  total: count,
  turns: count,
  xp_gained: count,
})
export type Ending = z.infer<typeof Ending>

/** A scene on the way that the player has come. */
export const VisitedScene = z.object({
  title: z.string(),
  is_current: z.boolean(),
  /** A model has made it up, and it counts for nothing; absent of the author's own. */
  is_improvised: z.optional(z.boolean()),
})
export type VisitedScene = z.infer<typeof VisitedScene>

/**
 * The scene has a picture: the story's own, or one that was drawn in it before, undone or not. Show
 * gives it for nothing, unless a provider's model is asked for a new one.
 */
export const HasPicture = z.optional(z.boolean())

export const SessionData = z.object({
  /**
   * The newest entries up to the head, oldest first; what was undone is not among them. The answer
   * to an action carries the head's alone. Older ones are asked for a page at a time.
   */
  narrative_history: z.array(HistoryEntry),
  /** Open choices. */
  choices: z.array(z.string()),
  /** Locked choices; absent if there are none. */
  locked: z.optional(z.array(LockedChoice)),
  /** Open choices that can fail; absent if there are none. */
  chances: z.optional(z.array(ChoiceChance)),
  /** Absent in a story without health and inventory. */
  meters: z.optional(Meters),
  /** What the player knows from earlier plays, in the author's words; at the start alone, and where there is any. */
  known: z.optional(z.array(z.string())),
  asks: askedFields,
  /** What is heard where it stands; absent for nothing. */
  sound: z.optional(z.enum(SCENE_SOUNDS)),
  /** The page that plays the story; absent where we do. */
  page: z.optional(PlayedPage),
  /** Lines of the memory that are new with the last turn; absent where there are none. */
  news: z.optional(count),
  /** In the order of first entry; of a long way the latest. */
  scenes: z.array(VisitedScene),
  ending: z.nullable(Ending),
  can_undo: z.boolean(),
  /**
   * What may be asked for of the newest telling; absent where there is nothing. `tell_again` and
   * `tell_on` take a storyteller that is connected: the rules built in would only repeat themselves.
   */
  may_retell: z.optional(z.array(z.enum(RETELL_ACTIONS))),
  /** Key of the action that runs now, to re-attach to. */
  running_key: z.nullable(z.string()),
})
export type SessionData = z.infer<typeof SessionData>
