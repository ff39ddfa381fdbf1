import { editDistance } from '@kathasagar/story'

/** Names of all settings. `.env.example` describes each. */
export const SETTINGS: readonly string[] = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'AUDIT_KEPT_DAYS',
  'BACKUP_MINUTES',
  'COMMUNITY_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DRAIN_SECONDS',
  'EMBED_ANCESTORS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_KEYS_URL',
  'GUEST_PLAY',
  'GUIDE_URL',
  'HELP_COUNTRY',
  'HELP_LINES_FILE',
  'HOST',
  'LOG_FORMAT',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'MODELS_DAILY_CREDITS',
  'MODELS_FILE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMIT_FACTOR',
  'REQUIRE_2FA',
  'REQUIRE_VERIFIED_AUTHORS',
  'REVIEW_MODE',
  'SMTP_URL',
  'SOCIAL_LINKS',
  'TOKEN_SECRET',
  'TOKEN_SECRET_PREVIOUS',
  'TRUST_PROXY',
  'UPLOAD_QUOTA_MB',
  'UPLOAD_S3_KEY_ID',
  'UPLOAD_S3_REGION',
  'UPLOAD_S3_SECRET',
  'UPLOAD_S3_URL',
  'WAITLIST_URL',
]

/** Nobody else calls a variable so. */
const OWN = /^(?:ADMIN|KATHASAGAR)_/
/** What Kubernetes sets for each service that it knows, and one may be called as we are. */
const OF_A_SERVICE = /_SERVICE_(?:HOST$|PORT)|_PORT_\d{1,5}_(?:TCP|UDP|SCTP)/
const isOfService = (name: string, value: string) =>
  OF_A_SERVICE.test(name) || (name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value))
/** A shorter name is near too many that other programs have. */
const LONG_ENOUGH = 8

/** Returns the setting whose name is most similar, and its distance. */
function nearest(name: string) {
  const begun = SETTINGS.find((known) => OWN.test(name) && known.startsWith(name))
  if (begun) return { known: begun, far: 0 }
  const all = SETTINGS.map((known) => ({ known, far: editDistance(name, known, 2) }))
  return all.reduce((best, one) => (one.far < best.far ? one : best))
}

/** Returns true if a setting is probably meant: a longer name may differ by two letters, a shorter one by one. */
const isNear = ({ known, far }: ReturnType<typeof nearest>) =>
  known.length >= LONG_ENOUGH && far <= (known.length > LONG_ENOUGH + 2 ? 2 : 1)

/** Returns a sentence for each variable that looks like a setting but is unknown, or misspelt. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (SETTINGS.includes(name) || !value || isOfService(name, value)) return []
    const bare = name.toUpperCase().replace(/^KATHASAGAR_/, '')
    if (SETTINGS.includes(bare)) return [`${name} is no setting: did you mean ${bare}?`]
    const near = nearest(name.toUpperCase())
    if (!isNear(near) && !OWN.test(name)) return []
    return [`${name} is no setting${isNear(near) ? `: did you mean ${near.known}?` : ''}`]
  })
}
