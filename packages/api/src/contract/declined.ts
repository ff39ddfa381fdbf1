import * as z from 'zod/mini'

import { DECLINED_KINDS } from '@kathasagar/story/vocabulary'

/** Where somebody finds help: by telephone, on a page, or both. */
export const HelpLine = z.object({
  name: z.string(),
  /** By which the interface names a line that ships in its own language; an operator's own has none. */
  message_id: z.optional(z.string()),
  /** As it is dialled. */
  number: z.optional(z.string()),
  /** Of a page. */
  address: z.optional(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>

/**
 * Why the words of a player were not taken into the story: said outside of it, for nothing. Nothing of
 * them was kept, and nothing has changed.
 */
export const Declined = z.object({
  kind: z.enum(DECLINED_KINDS),
  /** One sentence to the player, in English; clients say it in their own words, by `kind`. */
  detail: z.string(),
  /** Where help is; told to whoever speaks, or may speak, of hurting themself. */
  help: z.optional(z.array(HelpLine)),
})
export type Declined = z.infer<typeof Declined>
