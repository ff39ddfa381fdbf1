import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count } from './fields/fields.ts'

/** A field of the scene where a play stands. */
export const AskedField = z.object({
  /** By which `typed` of an action names it. */
  variable: z.string(),
  label: z.string(),
  /** What it is now; blank where nothing was typed yet. */
  value: z.string(),
  /** So many signs of it are kept. */
  most: count,
})
export type AskedField = DeepReadonly<z.infer<typeof AskedField>>

/** What the scene asks the player to type; absent where it asks for nothing. */
export const askedFields = z.optional(z.array(AskedField))
