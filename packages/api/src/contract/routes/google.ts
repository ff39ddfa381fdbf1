import { SignedIn } from '../auth.ts'
import { GoogleLogin, GoogleNonce } from '../google.ts'
import { MINUTE_MS, OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'

const authBody = { bodyLimit: 16 * 1024 }

/** Signing in by a Google account, where the installation has a client id. */
export const routes = {
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
