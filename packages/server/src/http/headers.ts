export const API_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

const ONE_YEAR_S = 31_536_000

export const transportHeaders = (publicUrl: string | null) =>
  publicUrl?.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains` }
    : {}

const GSI = 'https://accounts.google.com/gsi'
const GOOGLE_SOURCES = {
  script: ` ${GSI}/client`,
  style: ` ${GSI}/style`,
  connect: ` ${GSI}/`,
  frames: ` ${GSI}/`,
} as const
const NO_SOURCES = { script: '', style: '', connect: '', frames: '' } as const

export const REPORTS_PATH = '/policy-reports'
const REPORT_GROUP = 'csp'

function contentSecurityPolicy({ nonce, publicUrl, hasGoogle }: PageOf): string {
  const google = hasGoogle ? GOOGLE_SOURCES : NO_SOURCES
  const sources = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${google.script}`,
    `style-src 'self' 'nonce-${nonce}'${google.style}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${google.connect}`,
    // Frames show stories that run in their own page. These pages can't load other sites.
    `frame-src 'self'${google.frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-to ${REPORT_GROUP}`,
  ]
  if (publicUrl?.startsWith('https:')) sources.push('upgrade-insecure-requests')
  return sources.join('; ')
}

/** Pages whose URLs may contain a login token. */
const TOKEN_PAGES = /^\/(login|verify-email|reset-password)\/?$/

interface PageOf {
  nonce: string
  path: string
  publicUrl: string | null
  hasGoogle: boolean
  locale: string
}

export const pageHeaders = (page: PageOf) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': page.locale,
  vary: 'accept-language',
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': `${REPORT_GROUP}="${REPORTS_PATH}"`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': TOKEN_PAGES.test(page.path)
    ? 'no-referrer'
    : 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
})

/** Headers of the service worker. The policy allows only its own code and calls to this site. */
export const workerHeaders = {
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  'cache-control': 'no-cache',
} as const

/** Headers of images. They stop scripts in an SVG that is opened as a page. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'public, max-age=86400',
} as const
