import * as z from 'zod/mini'

import { count, askedFields } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { HistoryEntry } from './history.ts'
import { LockedChoice, Meters, ChoiceChance, REGENERATE_ACTIONS } from './turns.ts'
import { PlayedPage } from './storyPages.ts'
import { SCENE_SOUNDS } from '@kathasagar/story/vocabulary'

export const Progress = z.object({
  current_xp: count,
  choices_made: count,
  scenes_completed: count,
  total_scenes: count,
  is_completed: z.boolean(),
  /** 0 to 100. 100 only if an ending was reached. */
  completion_percentage: count,
})
export interface Progress extends z.infer<typeof Progress> {}

/** Turn that redo goes to. Absent if nothing was undone or another path was taken. */
export const RedoTurn = z.optional(id)

export const Ending = z.object({
  title: z.string(),
  /** 1-based number of the ending. */
  number: count,
  total: count,
  turns: count,
  xp_gained: count,
})
export interface Ending extends z.infer<typeof Ending> {}

export const VisitedScene = z.object({
  title: z.string(),
  is_current: z.boolean(),
  /** True if a model improvised the scene. Not counted toward progress. */
  is_improvised: z.optional(z.boolean()),
})
export interface VisitedScene extends z.infer<typeof VisitedScene> {}

/** True if the scene has a picture. Show returns it for free unless a model draws a new one. */
export const HasPicture = z.optional(z.boolean())

export const SessionData = z.object({
  /** Newest entries, oldest first. The response to an action contains only the current one. */
  narrative_history: z.array(HistoryEntry),
  choices: z.array(z.string()),
  locked: z.optional(z.array(LockedChoice)),
  chances: z.optional(z.array(ChoiceChance)),
  meters: z.optional(Meters),
  /** Knowledge from earlier sessions, in the author's words. Only set at the start. */
  known: z.optional(z.array(z.string())),
  asks: askedFields,
  sound: z.optional(z.enum(SCENE_SOUNDS)),
  /** Set if the story runs in its own page. */
  page: z.optional(PlayedPage),
  /** Number of memory lines that are new since the last turn. */
  news: z.optional(count),
  /** Scenes in order of first visit. If there are too many, only the latest. */
  scenes: z.array(VisitedScene),
  ending: z.nullable(Ending),
  can_undo: z.boolean(),
  /** Ways to regenerate the newest narration. `tell_again` and `tell_on` require a connected model. */
  regenerate_modes: z.optional(z.array(z.enum(REGENERATE_ACTIONS))),
  running_key: z.nullable(z.string()),
})
export interface SessionData extends z.infer<typeof SessionData> {}
