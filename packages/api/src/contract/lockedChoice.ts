import * as z from 'zod/mini'

/** A choice that is seen, and cannot be taken for now. */
export const LockedChoice = z.object({
  text: z.string(),
  /** Why it is closed, in its author's words. */
  reason: z.string(),
  /** It takes a thing for which there is no room: then the reason may be blank. */
  is_full: z.optional(z.boolean()),
})
export type LockedChoice = z.infer<typeof LockedChoice>
