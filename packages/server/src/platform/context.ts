import type { HelpLine, ModelList } from '@kathasagar/api/contract'
import type { Lore } from '@kathasagar/engine/understanding/lore'

import type { Db } from '../db/database.ts'
import type { AccessTokens, PasswordHasher } from './auth.ts'
import type { GoogleTokens, TotpCodes } from '../modules/auth/index.ts'
import type { Bus } from './bus.ts'
import type { ListReads } from './listReads.ts'
import type { LedgerAudit } from '../modules/ledger/index.ts'
import type {
  ObjectStore,
  OutsideImages,
  PlateRenderer,
  ShippedPictures,
} from '../modules/pictures/index.ts'
import type {
  CardPainter,
  DescribeScene,
  GraphCache,
  ImageModels,
  InkRunner,
  Leases,
  ModelStates,
  PathCache,
  RunningTurns,
  TextModels,
} from '../modules/sessions/index.ts'
import type { Mailer } from '../modules/mail/index.ts'
import type {
  KeySeal,
  LocalServer,
  ModelRegistry,
  OwnTellers,
  ProviderProbe,
} from '../modules/models/index.ts'
import type { ScoreHarm, WordsModerator } from '../modules/safety/index.ts'
import type { StoryImporter, StoryReviewer } from '../modules/authoring/index.ts'
import type { ErasureFile } from '../modules/account/index.ts'
import type { Secrets } from './secrets.ts'
import type { MeterCalls, Telemetry } from './telemetry.ts'

export interface Clock {
  now(): Date
}

export interface Store {
  /** The database, or its replica if the call may lag. Inside a transaction, use only its `db`. */
  db: Db
  /**
   * Commits unless `work` throws, even if it returns a refusal. Retries after a deadlock, so `work`
   * must have no other effects and await no model or mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

export interface Platform extends Store {
  clock: Clock
}

export interface AuthorSettings {
  /** `manual` means that an editor reviews each story. */
  reviewMode: 'automatic' | 'manual'
  /** Authors need a verified email address. */
  mustBeVerified: boolean
}

export interface SiteSettings {
  guideUrl: string | null
  /** Null if entries are stored here. */
  waitlistUrl: string | null
  communityUrl: string | null
  socialLinks: readonly { label: string; url: string }[]
  /** Guests may play a demo. */
  hasGuestPlay: boolean
}

export interface Ids {
  /** Returns an unguessable UUID. */
  newId(): string
  /** Returns 32 bits. */
  newSeed(): number
}

interface Tastes {
  /** Returns null if the queue is full. */
  run: <T>(play: () => Promise<T>) => Promise<T | null>
}

/** Modules select the parts they need in their own `context.ts`. */
export interface Context extends Platform {
  /** Separate connections for work that must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ledgerAudit: LedgerAudit
  ids: Ids
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Null without a Google client ID. */
  google: GoogleTokens | null
  totpCodes: TotpCodes
  /** Enforced seven days after the first request. */
  adminsNeedSecondFactor: boolean
  /** Sign tokens, encrypt keys, and hash addresses. At least 32 bytes each. */
  secrets: Secrets
  mailer: Mailer
  /** Without a trailing slash. */
  siteUrl(): string
  storySchema(): Record<string, unknown>
  site: SiteSettings
  /** List prices. `modelsHere` returns those of this installation. */
  models: ModelList
  textModels: TextModels
  imageModels: ImageModels
  ownTellers: OwnTellers
  describeScene: DescribeScene
  modelStates: ModelStates
  modelRegistry: ModelRegistry
  providerProbe: ProviderProbe
  /** Looks for programs with models on this machine. Empty if the operator has disabled it. */
  findLocalServers: () => Promise<LocalServer[]>
  keySeal: KeySeal
  lore: Lore
  /** Weights for offline play. */
  topicWeights: () => Uint8Array
  storyReviewer: StoryReviewer
  storyImporter: StoryImporter
  inkRunner: InkRunner
  outsideImages: OutsideImages
  plateRenderer: PlateRenderer
  shippedPictures: ShippedPictures
  /** Null if the database stores images. */
  objectStore: ObjectStore | null
  /** Per account, in bytes. */
  uploadQuotaBytes: number
  cardPainter: CardPainter
  tastes: Tastes
  erasureFile: ErasureFile
  /** Time that audit events are stored. */
  auditDays: number
  graphs: GraphCache
  paths: PathCache
  running: RunningTurns
  leases: Leases
  bus: Bus
  telemetry: Telemetry
  meterCalls: MeterCalls
  /** Reports an error that the player doesn't see. */
  reportFault(fault: unknown): void
  authors: AuthorSettings
  /** Shown to players who mention self-harm. */
  helpLines: readonly HelpLine[]
  scoreHarm: ScoreHarm
  /** The provider's moderation. Null if none is connected. */
  wordsModerator: WordsModerator | null
  /** Multiplies every rate limit. */
  rateLimitFactor: number
}
