import * as z from 'zod/mini'

import { count, filledText } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** Has a turn that was played told anew, or its telling gone on with. Neither plays a turn. */
export const RETELL_ACTIONS = ['tell_again', 'tell_on'] as const
export type RetellAction = (typeof RETELL_ACTIONS)[number]

/** What may be asked for of the newest telling. */
export const RetellAct = z.enum([...RETELL_ACTIONS, 'edit'])
export type RetellAct = z.infer<typeof RetellAct>

/** How a telling came to be: with its turn, or beside the first one of the same turn. */
export const TELLING_KINDS = ['first', 'again', 'on', 'edited'] as const
export type TellingKind = (typeof TELLING_KINDS)[number]

/** Which telling of its turn an entry shows. The others are kept, and can be chosen while it is the newest. */
export const Variants = z.object({
  kind: z.enum(TELLING_KINDS),
  /** Its place among the tellings of the turn, oldest first, from 1. */
  index: count,
  total: count,
})
export type Variants = z.infer<typeof Variants>

/** The telling that the player sees. Where the session shows another by now, nothing is done. */
const after = id

export const EditTellingRequest = z.object({
  after,
  /** Stands in place of the narrative, or of the closer look where there is one. */
  text: filledText(LIMITS.tellingMax),
})

export const ChooseTellingRequest = z.object({
  after,
  /** As in `Variants`. */
  index: z.int().check(z.minimum(1), z.maximum(LIMITS.tellingsMax)),
})
