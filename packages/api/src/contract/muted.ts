import * as z from 'zod/mini'

import { id, instantCursor } from './fields.ts'
import { Author } from './stories.ts'

/** Something that a reader wants to see in no row and no list. */
export const Muted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), story: z.object({ id, title: z.string() }) }),
  z.object({ kind: z.literal('author'), author: Author }),
])
export type Muted = z.infer<typeof Muted>

export const MutedQuery = z.object({ cursor: z.optional(instantCursor) })
export type MutedQuery = z.infer<typeof MutedQuery>

/** A page of it; without stories that cannot be seen any more, and authors who have left. */
export const MutedList = z.object({ muted: z.array(Muted), next: z.nullable(instantCursor) })
export type MutedList = z.infer<typeof MutedList>

export const MuteAnswer = z.object({ is_muted: z.boolean() })
export type MuteAnswer = z.infer<typeof MuteAnswer>
