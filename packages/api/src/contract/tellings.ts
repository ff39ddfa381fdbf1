import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** Actions that regenerate or extend the newest narration. Neither plays a turn. */
export const RETELL_ACTIONS = ['tell_again', 'tell_on'] as const
export type RetellAction = (typeof RETELL_ACTIONS)[number]

/** How a telling came to be: with its turn, or beside the first one of the same turn. */
export const TELLING_KINDS = ['first', 'again', 'on'] as const
export type TellingKind = (typeof TELLING_KINDS)[number]

/** Which telling of its turn an entry shows. The others are kept, and can be chosen while it is the newest. */
export const Variants = z.object({
  kind: z.enum(TELLING_KINDS),
  /** Its place among the tellings of the turn, oldest first, from 1. */
  index: count,
  total: count,
})
export type Variants = z.infer<typeof Variants>

export const ChooseTellingRequest = z.object({
  /** The telling that the player sees. If the session shows another one by now, nothing changes. */
  after: id,
  /** As in `Variants`. */
  index: z.int().check(z.minimum(1), z.maximum(LIMITS.tellingsMax)),
})
