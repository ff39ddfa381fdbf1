import * as z from 'zod/mini'

import { id, instant } from './fields.ts'

/** One device on which the account is signed in. */
export const OpenSignIn = z.object({
  id,
  /** What the browser calls itself; absent where it said nothing. */
  device: z.nullable(z.string()),
  created_at: instant,
  /** When it ends by itself. */
  expires_at: instant,
  /** The device that asks. */
  is_current: z.boolean(),
})
export type OpenSignIn = z.infer<typeof OpenSignIn>
