import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { instant, queryNumber } from './fields.ts'
import { ANSWERED_BY, FREE_INPUTS_SHOWN } from './vocabulary/vocabulary.ts'

export const FreeInputsQuery = z.object({
  page: queryNumber(1, 1000, 1),
  show: z._default(z.enum(FREE_INPUTS_SHOWN), 'all'),
})

/** Free text that several players typed in a scene. No player is named. */
export const FreeInput = z.object({
  /** In normal form. */
  words: z.string(),
  node: z.string(),
  /** Title of the scene, or its name if it has no title or was removed. */
  title: z.string(),
  players: count,
  /** Part of the story that answered it last. Null if it was not understood. */
  answered_by: z.nullable(z.enum(ANSWERED_BY)),
})
export type FreeInput = z.infer<typeof FreeInput>

export const FreeInputs = z.object({
  /** Sorted by number of players, largest first. */
  items: z.array(FreeInput),
  page: count,
  total_pages: count,
  /** Time of the oldest text that is counted. */
  since: instant,
  /** Text that fewer players typed is left out. */
  players_min: count,
})
export type FreeInputs = z.infer<typeof FreeInputs>
