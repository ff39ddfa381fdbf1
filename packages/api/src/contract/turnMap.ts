import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'
import { id } from './fields.ts'

/** A turn as a place to go back to. All tellings of one turn are one place. */
export const MappedTurn = z.object({
  /** The telling that going there shows. */
  id,
  /** Id of the place before it; null for the start, and where that is older than what is told. */
  parent_id: z.nullable(id),
  /** Steps from the start, which is 0. */
  number: count,
  /** Title of its scene, in the story's language. */
  scene: z.string(),
  action_type: z.enum(ACTION_TYPES),
  /** The choice that was taken or the player's own words, cut short; null where there were none. */
  done: z.nullable(z.string()),
  /** The session stands here. */
  is_here: z.boolean(),
  /** An ending was reached here. */
  is_ending: z.boolean(),
})
export type MappedTurn = z.infer<typeof MappedTurn>

/** All paths that were played in a session, each turn after its parent. */
export const TurnMap = z.object({
  turns: z.array(MappedTurn),
  /** False where the session has more turns than are told: the oldest are left out. */
  is_whole: z.boolean(),
})
export type TurnMap = z.infer<typeof TurnMap>

export const MoveRequest = z.object({
  /** Any turn of the session, undone or not. */
  turn_id: id,
  /** The turn that the player has seen last. If the session stands elsewhere by now, nothing changes. */
  after: id,
})
