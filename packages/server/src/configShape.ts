import type { HelpLine } from '@kathasagar/api/contract'

import type { GoogleSettings } from './providers/googleTokens.ts'
import type { ModelsConfig } from './providers/models/readModelsFile.ts'
import type { S3Settings } from './providers/objects/s3Objects.ts'
import type { AdminSettings } from './modules/account/index.ts'
import type { AuthorSettings, SiteSettings } from './services/settings.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const LOG_FORMATS = ['json', 'pretty'] as const

export interface Config {
  /** 0 lets the system choose one. */
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database below `dataDir`. */
  databaseUrl: string | null
  /** Where PostgreSQL itself listens, when `databaseUrl` is a pooler's address; null: the same. */
  databaseDirectUrl: string | null
  /** A replica that streams from `databaseUrl`, for lists; null: they are read there too. */
  databaseReadUrl: string | null
  /** Where people reach the site, without a slash at its end; known only when it is set. */
  publicUrl: string | null
  /** Sites that may show the embedded page: `*`, `'none'` or origins. */
  embedAncestors: string
  /** Absent: made once and kept in `dataDir`, or in the PostgreSQL database. */
  tokenSecret: string | null
  /** Good beside it, while one takes the place of the other. */
  tokenSecretPrevious: string | null
  /** Of the first admin; what is absent is made at the first start. */
  admin: AdminSettings
  /** Without an SMTP server mail goes into a folder of `dataDir`; without a sender one is made up. */
  mail: { smtpUrl: string | null; from: string | null }
  /** Admins must have a second factor. */
  adminsNeedSecondFactor: boolean
  /** Null: nobody signs in by Google. */
  google: GoogleSettings | null
  site: SiteSettings
  /** What stands behind our model keys; null: all are built in. */
  models: ModelsConfig | null
  /** What providers' models may cost in a day, over all players. */
  modelsDailyCredits: number
  authors: AuthorSettings
  /** Days for which events of the audit log are stored. */
  auditDays: number
  /** Told to whoever speaks of hurting themself. */
  helpLines: readonly HelpLine[]
  /** Proxies in front of us, by address or net; none unless listed. */
  trustProxy: readonly string[]
  /** Bytes that the pictures of one account may take. */
  uploadQuotaBytes: number
  /** Where the bytes of those pictures are kept; null: in the database. */
  uploadS3: S3Settings | null
  rateLimitFactor: number
  /** How long a server that is to stop waits for the turns that it tells. */
  drainMs: number
  /** Whoever asks for metrics says it; null: there are none. */
  metricsToken: string | null
  /** Where traces go, by OTLP over HTTP; null: there are none. */
  otlpEndpoint: string | null
  /** How often the embedded database is backed up while it runs; 0: never. */
  backupEveryMs: number
  /** Somebody works on the code here: nothing that is printed is anybody else's. */
  isDevelopment: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** Structured lines for programs, or one readable line for each request. */
  logFormat: (typeof LOG_FORMATS)[number]
}
