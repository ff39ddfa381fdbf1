import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { filledText } from '@kathasagar/story/schema'

import { MINUTE_MS, OFTEN } from './rateLimits.ts'
import { broughtGuest, SignedIn } from './auth.ts'
import { route } from './route.ts'

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

const authBody = { bodyLimit: 16 * 1024 }

/** Signing in by a Google account, where the installation has a client id. */
export const googleRoutes = {
  createGoogleNonce: route('POST', '/auth/google-nonce', {
    summary: 'Get a nonce for one Google sign-in, good for an hour',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    ignoresToken: true,
    inReadOnly: 'allowed',
    answer: GoogleNonce,
    status: 201,
    errors: ['not_found'],
    ...authBody,
  }),
  googleLogin: route('POST', '/auth/google-id-token', {
    summary: 'Sign in, or create an account, by an ID token of Google',
    access: 'anyone',
    rateLimit: { perAddress: [{ max: 20, windowMs: 5 * MINUTE_MS }] },
    ignoresToken: true,
    inReadOnly: 'allowed',
    body: GoogleLogin,
    answer: SignedIn,
    errors: [
      'second_factor_required',
      'not_found',
      'google_refused',
      'google_taken',
      'google_unavailable',
    ],
    ...authBody,
  }),
} as const
