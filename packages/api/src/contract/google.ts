import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { nonEmptyText } from '@kathasagar/story/schema'

import { MINUTE_MS, SIXTY_PER_MINUTE } from './rateLimits.ts'
import { guestToMerge, SignedIn } from './auth.ts'
import { anyoneRoute } from './route.ts'

/** Nonce that Google includes in its signed token, so that stolen tokens are useless. */
export const GoogleNonce = z.object({ nonce: z.string() })

export const GoogleLogin = z.object({
  id_token: nonEmptyText(4096),
  /** Nonce that the page requested. It must match the token. */
  nonce: z.optional(nonEmptyText(512)),
  /** Language of a new account. If absent, the account has no preferred language. */
  language: z.optional(z.enum(STORY_LANGUAGES)),
  ...guestToMerge,
})
export interface GoogleLogin extends z.infer<typeof GoogleLogin> {}

const authBody = { bodyLimit: 16 * 1024 }

export default {
  createGoogleNonce: anyoneRoute('POST', '/auth/google-nonce', {
    summary: 'Get a nonce for one login with Google, valid for an hour',
    rateLimit: { light: SIXTY_PER_MINUTE },
    ignoresToken: true,
    inReadOnly: 'allowed',
    answer: GoogleNonce,
    status: 201,
    errors: ['not_found'],
    ...authBody,
  }),
  googleLogin: anyoneRoute('POST', '/auth/google-id-token', {
    summary: 'Log in or create an account with an ID token of Google',
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
