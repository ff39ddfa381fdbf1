import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count } from './fields/fields.ts'

export const InputField = z.object({
  /** Key of the field in an action's `typed`. */
  variable: z.string(),
  label: z.string(),
  value: z.string(),
  /** Maximum length, in characters. */
  most: count,
})
export type InputField = DeepReadonly<z.infer<typeof InputField>>

export const askedFields = z.optional(z.array(InputField))
