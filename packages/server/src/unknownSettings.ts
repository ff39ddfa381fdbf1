import { editDistance } from '@kathasagar/story'

/** `.env.example` describes each setting. */
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
  'LOCAL_MODEL',
  'LOCAL_MODEL_IDLE_MINUTES',
  'LOG_FORMAT',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'MODELS_DAILY_CREDITS',
  'FIND_LOCAL_MODELS',
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

/** Prefixes that only this product uses. */
const OWN_PREFIX = /^(?:ADMIN|KATHASAGAR)_/
/** Variables that Kubernetes sets for each service. A service may have a name like ours. */
const KUBERNETES_SERVICE = /_SERVICE_(?:HOST$|PORT)|_PORT_\d{1,5}_(?:TCP|UDP|SCTP)/
const isOfService = (name: string, value: string) =>
  KUBERNETES_SERVICE.test(name) || (name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value))
/** Shorter names resemble too many settings of other programs. */
const MIN_LENGTH = 8

/** Returns the setting whose name is most similar, and its distance. */
function nearest(name: string) {
  const begun = SETTINGS.find((known) => OWN_PREFIX.test(name) && known.startsWith(name))
  if (begun) return { known: begun, far: 0 }
  const all = SETTINGS.map((known) => ({ known, far: editDistance(name, known, 2) }))
  return all.reduce((best, one) => (one.far < best.far ? one : best))
}

/** Returns true if the distance is at most two for longer names and one for short ones. */
const isNear = ({ known, far }: ReturnType<typeof nearest>) =>
  known.length >= MIN_LENGTH && far <= (known.length > MIN_LENGTH + 2 ? 2 : 1)

/** Returns a sentence for each variable that looks like an unknown or misspelt setting. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (SETTINGS.includes(name) || !value || isOfService(name, value)) return []
    const bare = name.toUpperCase().replace(/^KATHASAGAR_/, '')
    if (SETTINGS.includes(bare)) return [`${name} is no setting: did you mean ${bare}?`]
    const near = nearest(name.toUpperCase())
    if (!isNear(near) && !OWN_PREFIX.test(name)) return []
    return [`${name} is no setting${isNear(near) ? `: did you mean ${near.known}?` : ''}`]
  })
}
