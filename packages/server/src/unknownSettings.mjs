// Plain JavaScript: it is asked before anything is installed, on whatever Node the machine has.

/** Every setting that an installation knows; `.env.example` says what each is for. */
export const SETTINGS = [
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

/** Signs of which a password needs one. */
export const SPECIALS = '!@#$%^&*(),.?":{}|<>'

/** Nobody else calls a variable so. */
const OWN = /^(?:ADMIN|KATHASAGAR)_/
/** What Kubernetes sets for each service that it knows, and one may be called as we are. */
const OF_A_SERVICE = /_SERVICE_(?:HOST$|PORT)|_PORT_\d{1,5}_(?:TCP|UDP|SCTP)/
const isOfService = (name, value) =>
  OF_A_SERVICE.test(name) || (name.endsWith('_PORT') && /^(?:tcp|udp|sctp):\/\//.test(value))
/** A shorter name is near too many that other programs have. */
const LONG_ENOUGH = 8

/** Letters to take out, put in, change or swap with their neighbour to make one word the other. */
function distance(one, other) {
  let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const changed = last[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      const isSwap = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const swapped = isSwap ? before[to - 2] + 1 : Infinity
      row.push(Math.min(changed, swapped, last[to] + 1, row[to - 1] + 1))
    }
    ;[before, last] = [last, row]
  }
  return last[other.length]
}

/** The setting that a name comes nearest to. */
const nearest = (name) => {
  const begun = SETTINGS.find((known) => OWN.test(name) && known.startsWith(name))
  if (begun) return { known: begun, far: 0 }
  return SETTINGS.map((known) => ({ known, far: distance(name, known) })).sort(
    (a, b) => a.far - b.far,
  )[0]
}

/** How far a misspelt name may be from the one that was meant. */
const isNear = ({ known, far }) =>
  known.length >= LONG_ENOUGH && far <= (known.length > LONG_ENOUGH + 2 ? 2 : 1)

/** What is wrong with names of an environment that look like settings and are none, in sentences. */
export function unknownSettings(env) {
  return Object.keys(env).flatMap((name) => {
    if (SETTINGS.includes(name) || !env[name] || isOfService(name, env[name])) return []
    const bare = name.toUpperCase().replace(/^KATHASAGAR_/, '')
    if (SETTINGS.includes(bare)) return [`${name} is no setting: did you mean ${bare}?`]
    const near = nearest(name.toUpperCase())
    if (!isNear(near) && !OWN.test(name)) return []
    return [`${name} is no setting${isNear(near) ? `: did you mean ${near.known}?` : ''}`]
  })
}
