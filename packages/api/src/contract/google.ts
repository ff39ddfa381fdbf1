import * as z from 'zod/mini'

import { filledText } from '@kathasagar/story/schema'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { broughtGuest } from './auth.ts'

/** A number that Google signs into its token, so that a token which somebody caught opens nothing. */
export const GoogleNonce = z.object({ nonce: z.string() })
export type GoogleNonce = z.infer<typeof GoogleNonce>

export const GoogleLogin = z.object({
  /** What Google's button hands to the page. */
  id_token: filledText(4096),
  /** The nonce that the page asked for; it stands in the token too, and both must agree. */
  nonce: z.optional(filledText(512)),
  /** What the page spoke: the language of an account that begins with this; absent, none is. */
  language: z.optional(z.enum(STORY_LANGUAGES)),
  ...broughtGuest,
})
export type GoogleLogin = z.infer<typeof GoogleLogin>
