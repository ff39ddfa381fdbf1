import { TOKEN_EXPIRY_MARGIN_MS } from '../contract/vocabulary/vocabulary.ts'

/** When a JWT expires, in milliseconds since 1970; null when it can't be read. */
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

/** Whether a token is spent at `now`, counting it as spent 30 s early. Unreadable tokens are. */
export function isExpired(accessToken: string, now: number): boolean {
  const expiry = expiryOf(accessToken)
  return expiry === null || now >= expiry - TOKEN_EXPIRY_MARGIN_MS
}
