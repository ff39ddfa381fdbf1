import type { Ports } from '../ports.ts'

/**
 * Ends the sign-in that a token belongs to. The token may have expired: whoever signs out after a
 * pause must not leave a living refresh token behind. Signing out twice is no error.
 */
export async function logout({ accessTokens, store, clock }: Ports, token: string | null) {
  const claims = token === null ? null : await accessTokens.verifySpent(token)
  if (claims) await store.repositories.signIns.endSignIn(claims.sign_in_id, clock.now())
  return { ok: true }
}
