import * as z from 'zod/mini'

import { id, instant } from './fields.ts'

/** Session of an account. */
export const OpenSignIn = z.object({
  id,
  created_at: instant,
  /** Time at which it ends by itself. */
  expires_at: instant,
  /** True for the session of the caller. */
  is_current: z.boolean(),
})
export type OpenSignIn = z.infer<typeof OpenSignIn>
