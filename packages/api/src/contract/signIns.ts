import * as z from 'zod/mini'

import { id, instant } from './fields.ts'
import { SECOND_STEP_WAYS } from './secondFactor.ts'

/** What lets somebody in: of two steps the second, of a link that another device made the link. */
export const SIGN_IN_METHODS = ['password', 'google', 'link', ...SECOND_STEP_WAYS] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** One device on which the account is signed in. */
export const OpenSignIn = z.object({
  id,
  /** What the browser calls itself; absent where it said nothing. */
  device: z.nullable(z.string()),
  /** By what it was begun; null where nobody kept that. */
  method: z.nullable(z.enum(SIGN_IN_METHODS)),
  created_at: instant,
  /** When it ends by itself. */
  expires_at: instant,
  /** The device that asks. */
  is_current: z.boolean(),
})
export type OpenSignIn = z.infer<typeof OpenSignIn>
