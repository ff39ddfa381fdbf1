import { TOKEN_EXPIRY_MARGIN_MS } from '../contract/vocabulary/vocabulary.ts'

/** Returns the expiry time of a JWT in ms since 1970, or null if it cannot be read. */
export function expiryOf(accessToken: string): number | null {
  const payload = accessToken.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Returns true if a token expires within 30 s or cannot be read. */
export function isExpired(accessToken: string, now: number): boolean {
  const expiry = expiryOf(accessToken)
  return expiry === null || now >= expiry - TOKEN_EXPIRY_MARGIN_MS
}
