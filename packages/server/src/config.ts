import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { GOOGLE_KEYS_URL } from './providers/googleTokens.ts'
import { Reader } from './configReader.ts'
import { ADMIN_NAME } from './modules/account/index.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const LOG_FORMATS = ['json', 'pretty'] as const
const REVIEW_MODES = ['automatic', 'manual'] as const
/** The default suffices for a hundred new accounts per day. See docs/OPERATIONS.md. */
const DAILY_CREDITS = { fallback: 10_000, min: 0, max: 1_000_000_000 }
const IDLE_MINUTES = { fallback: 15, min: 1, max: 24 * 60 }
const POSTGRES = ['postgres:', 'postgresql:']
const DRAIN_SECONDS = { fallback: 20, min: 0, max: 300 }
const BACKUP_MINUTES = { fallback: 15, min: 0, max: 24 * 60 }
const UPLOAD_QUOTA_MB = { fallback: 200, min: 0, max: 1_000_000 }
/** Default region. S3-compatible stores without regions accept it. */
const S3_REGION = 'us-east-1'
const SECOND_FACTOR = ['admins', 'off'] as const
const AUDIT_KEPT_DAYS = { fallback: 180, min: 1, max: 36_500 }
const ON_OR_OFF = ['on', 'off'] as const
const YES_OR_NO = ['true', 'false'] as const

function googleIn(read: Reader) {
  const clientId = read.text('GOOGLE_CLIENT_ID')
  const keysUrl = read.webAddress('GOOGLE_KEYS_URL') ?? GOOGLE_KEYS_URL
  return clientId === null ? null : { clientId, keysUrl }
}

function s3In(read: Reader) {
  const url = read.webAddress('UPLOAD_S3_URL')
  const keyId = read.textBeside('UPLOAD_S3_KEY_ID', 'UPLOAD_S3_URL')
  const secret = read.textBeside('UPLOAD_S3_SECRET', 'UPLOAD_S3_URL')
  const region = read.text('UPLOAD_S3_REGION') ?? S3_REGION
  return url === null || keyId === null || secret === null ? null : { url, keyId, secret, region }
}

const dataDirIn = (read: Reader) => read.text('DATA_DIR') ?? './data'

/** Reads the settings of the first admin. `ensureAdmin` checks later if a password is required. */
function adminIn(read: Reader) {
  const email = read.email('ADMIN_EMAIL')
  const names = [ADMIN_NAME, read.text('ADMIN_EMAIL') ?? '']
  const { password, fault } = read.password('ADMIN_PASSWORD', names)
  const isNew = read.text('DATABASE_URL') === null && !existsSync(join(dataDirIn(read), 'pg'))
  if (fault !== null && isNew) read.problems.push(fault)
  return { email, password, passwordFault: fault }
}

/** Returns true if admins need a second factor. By default, only public sites require it. */
function secondFactorIn(read: Reader): boolean {
  const isOpen = read.text('PUBLIC_URL')?.startsWith('https:')
  return (read.word('REQUIRE_2FA', SECOND_FACTOR) ?? (isOpen ? 'admins' : 'off')) === 'admins'
}

const siteIn = (read: Reader) => ({
  guideUrl: read.webAddress('GUIDE_URL'),
  waitlistUrl: read.webAddress('WAITLIST_URL'),
  communityUrl: read.webAddress('COMMUNITY_URL'),
  socialLinks: read.links('SOCIAL_LINKS'),
  hasGuestPlay: read.word('GUEST_PLAY', ON_OR_OFF) !== 'off',
})

const operationsIn = (read: Reader) => ({
  uploadS3: s3In(read),
  uploadQuotaBytes: read.integer('UPLOAD_QUOTA_MB', UPLOAD_QUOTA_MB) * 1024 * 1024,
  rateLimitFactor: read.factor('RATE_LIMIT_FACTOR', { fallback: 1, max: 1_000_000 }),
  databaseReadUrl: read.addressBeside('DATABASE_READ_URL', { needs: 'DATABASE_URL' }, POSTGRES),
  databaseDirectUrl: read.addressBeside('DATABASE_DIRECT_URL', { needs: 'DATABASE_URL' }, POSTGRES),
  drainMs: read.integer('DRAIN_SECONDS', DRAIN_SECONDS) * 1000,
  metricsToken: read.token('METRICS_TOKEN', 16),
  otlpEndpoint: read.webAddress('OTEL_EXPORTER_OTLP_ENDPOINT'),
  auditDays: read.integer('AUDIT_KEPT_DAYS', AUDIT_KEPT_DAYS),
  backupEveryMs: read.integer('BACKUP_MINUTES', BACKUP_MINUTES) * 60_000,
})

/** Settings, described in `.env.example`. A setting is null if it is not set. */
export type Config = ReturnType<typeof settingsIn>

function settingsIn(read: Reader, isDevelopment: boolean, isTerminal: boolean) {
  return {
    /** Port. With 0, the system chooses a free port. */
    port: read.integer('PORT', { fallback: 8080, min: 0, max: 65_535 }),
    host: read.text('HOST') ?? (isDevelopment ? '127.0.0.1' : '0.0.0.0'),
    dataDir: dataDirIn(read),
    /** Address of PostgreSQL. If null, the server uses the embedded database in `dataDir`. */
    databaseUrl: read.address('DATABASE_URL', POSTGRES),
    publicUrl: read.webAddress('PUBLIC_URL'),
    embedAncestors: read.ancestors('EMBED_ANCESTORS') ?? '*',
    tokenSecret: read.secret('TOKEN_SECRET', 32),
    tokenSecretPrevious: read.secretBeside('TOKEN_SECRET_PREVIOUS', 'TOKEN_SECRET', 32),
    admin: adminIn(read),
    mail: {
      smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.sender('MAIL_FROM'),
    },
    adminsNeedSecondFactor: secondFactorIn(read),
    google: googleIn(read),
    site: siteIn(read),
    models: read.models('MODELS_FILE'),
    localModel: read.text('LOCAL_MODEL'),
    localModelIdleMs: read.integer('LOCAL_MODEL_IDLE_MINUTES', IDLE_MINUTES) * 60_000,
    modelsDailyCredits: read.integer('MODELS_DAILY_CREDITS', DAILY_CREDITS),
    findsLocalModels: read.word('FIND_LOCAL_MODELS', ON_OR_OFF) !== 'off',
    authors: {
      reviewMode: read.word('REVIEW_MODE', REVIEW_MODES) ?? ('automatic' as const),
      mustBeVerified: read.word('REQUIRE_VERIFIED_AUTHORS', YES_OR_NO) === 'true',
    },
    helpLines: read.helpLines('HELP_LINES_FILE', 'HELP_COUNTRY'),
    trustProxy: read.nets('TRUST_PROXY'),
    ...operationsIn(read),
    isDevelopment,
    logLevel: read.word('LOG_LEVEL', LOG_LEVELS) ?? ('info' as const),
    logFormat: read.word('LOG_FORMAT', LOG_FORMATS) ?? (isTerminal ? 'pretty' : 'json'),
  }
}

/** Reads the settings. Returns all problems as sentences. Blank settings count as unset. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal = false,
): Config | { problems: readonly string[] } {
  const read = new Reader(env)
  const config = settingsIn(read, env['NODE_ENV'] === 'development', isTerminal)
  return read.problems.length > 0 ? { problems: read.problems } : config
}
