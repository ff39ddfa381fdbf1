import * as z from 'zod/mini'
import { count, id } from './fields.ts'

export const Category = z.object({
  id,
  name: z.string(),
  display_name: z.string(),
  sort_order: count,
})
export type Category = z.infer<typeof Category>

export const Tag = z.object({
  id,
  display_name: z.string(),
  /** Any CSS colour; shown as a dot, never as text. */
  color: z.string(),
})
export type Tag = z.infer<typeof Tag>
