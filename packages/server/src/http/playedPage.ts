import { API_BASE } from '@kathasagar/api/contract'

/**
 * Isolates uploaded pages: an opaque origin without cookies, storage, or network, except our
 * images. `sandbox` also applies if the address is opened directly.
 */
const policyOf = (origin: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${origin}${API_BASE}/images/`,
    'media-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Inserts our script before all others. */
const withBridge = (html: string, bridge: string) => {
  const at = /<head\b[^>]*>/iu.exec(html)
  const end = at ? at.index + at[0].length : 0
  return `${html.slice(0, end)}<script>${bridge}</script>${html.slice(end)}`
}

/** Returns an uploaded page with our script and a strict policy. */
export const asPlayed = (html: string, bridge: string, origin: string) => ({
  headers: { 'content-security-policy': policyOf(origin) },
  // `</` would end the script element.
  body: withBridge(html, `(() => {${bridge.replaceAll('</', '<\\/')}})()`),
})
