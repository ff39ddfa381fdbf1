import * as z from 'zod/mini'

/** An open choice that may fail. */
export const ChoiceChance = z.object({
  text: z.string(),
  /** How likely it is to succeed, in percent. */
  chance: z.int().check(z.minimum(0), z.maximum(100)),
})
export type ChoiceChance = z.infer<typeof ChoiceChance>
