import { API_BASE } from '@kathasagar/api/contract'

/**
 * Gives uploaded pages an opaque origin without cookies, storage, or network. `sandbox` also
 * applies if the address is opened directly.
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

const withBridge = (html: string, bridge: string) => {
  const at = /<head\b[^>]*>/iu.exec(html)
  const end = at ? at.index + at[0].length : 0
  return `${html.slice(0, end)}<script>${bridge}</script>${html.slice(end)}`
}

export const asPlayed = (html: string, bridge: string, origin: string) => ({
  headers: { 'content-security-policy': policyOf(origin) },
  // `</` would end the script element.
  body: withBridge(html, `(() => {${bridge.replaceAll('</', '<\\/')}})()`),
})
