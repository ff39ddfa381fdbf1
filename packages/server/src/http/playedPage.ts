import { API_BASE } from '@kathasagar/api/contract'

/**
 * A stranger's program, in a frame of ours: it has no origin, so neither our cookies nor our storage, and
 * reaches nothing but what lies within it and our pictures. `sandbox` holds for whoever opens the address
 * by itself as well.
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

/** Puts our script in front of all that a page brings. */
const withBridge = (html: string, bridge: string) => {
  const at = /<head\b[^>]*>/iu.exec(html)
  const end = at ? at.index + at[0].length : 0
  return `${html.slice(0, end)}<script>${bridge}</script>${html.slice(end)}`
}

/** A page as it is played here: with our script in front, and shut off. */
export const asPlayed = (html: string, bridge: string, origin: string) => ({
  headers: { 'content-security-policy': policyOf(origin) },
  // Within an element its end would be the end of the script.
  body: withBridge(html, `(() => {${bridge.replaceAll('</', '<\\/')}})()`),
})
