import type { HelpLine } from '@kathasagar/api/contract'

import type { GoogleSettings } from './providers/googleTokens.ts'
import type { ModelsConfig } from './providers/models/readModelsFile.ts'
import type { S3Settings } from './providers/objects/s3Objects.ts'
import type { AdminSettings } from './modules/account/index.ts'
import type { AuthorSettings } from './platform/policies.ts'
import type { SiteSettings } from './modules/auth/index.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const LOG_FORMATS = ['json', 'pretty'] as const

export interface Config {
  /** 0 lets the system choose a port. */
  port: number
  host: string
  dataDir: string
  /** Null selects the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Address of PostgreSQL itself if `databaseUrl` points to a pooler. */
  databaseDirectUrl: string | null
  /** Read replica for lists. Null reads them from `databaseUrl`. */
  databaseReadUrl: string | null
  /** Public address without a trailing slash. */
  publicUrl: string | null
  /** CSP `frame-ancestors` of the embedded page. */
  embedAncestors: string
  /** Null generates one and stores it in `dataDir` or PostgreSQL. */
  tokenSecret: string | null
  /** Still accepted during a rotation. */
  tokenSecretPrevious: string | null
  /** Missing values are generated at the first start. */
  admin: AdminSettings
  /** Without `smtpUrl`, mail is written to `dataDir`. Without `from`, a sender is generated. */
  mail: { smtpUrl: string | null; from: string | null }
  adminsNeedSecondFactor: boolean
  /** Null disables Google login. */
  google: GoogleSettings | null
  site: SiteSettings
  /** Null uses the built-in models only. */
  models: ModelsConfig | null
  /** Path or address of a GGUF file for the storytellers. Null: not set. */
  localModel: string | null
  /** Time without requests after which a model file is unloaded, in ms. */
  localModelIdleMs: number
  /** Daily spending limit on model providers for all players, in credits. */
  modelsDailyCredits: number
  /** True to look for programs with models on this machine. */
  findsLocalModels: boolean
  authors: AuthorSettings
  auditDays: number
  helpLines: readonly HelpLine[]
  trustProxy: readonly string[]
  uploadQuotaBytes: number
  /** Null stores images in the database. */
  uploadS3: S3Settings | null
  rateLimitFactor: number
  /** Time that running turns have to finish on shutdown, in ms. */
  drainMs: number
  /** Token required to read metrics. Null disables metrics. */
  metricsToken: string | null
  /** OTLP over HTTP. Null disables traces. */
  otlpEndpoint: string | null
  /** Interval of online backups of the embedded database, in ms. 0 disables them. */
  backupEveryMs: number
  isDevelopment: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  logFormat: (typeof LOG_FORMATS)[number]
}
