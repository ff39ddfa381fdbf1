import type { HelpLine, ModelList } from '@kathasagar/api/contract'
import type { Lore } from '@kathasagar/engine/hearing/lore'
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
import type { KeySeal, ModelRegistry, OwnTellers, ProviderProbe } from '../modules/models/index.ts'
import type { WeighHarm, WordsModerator } from '../modules/safety/index.ts'
import type { StoryImporter, StoryReviewer } from '../modules/authoring/index.ts'
import type { ErasureFile } from '../modules/account/index.ts'
import type { Secrets } from './secrets.ts'
import type { MeterCalls, Telemetry } from './telemetry.ts'

export interface Clock {
  now(): Date
}

export interface Store {
  /** The database, or its replica if the call may lag. Inside a transaction use only the `db` given there. */
  db: Db
  /**
   * Commits unless `work` throws, also for a refusal. Retries after a deadlock, so `work` must have
   * no other effects and await no model or mail.
   */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** Available to every module. */
export interface Platform extends Store {
  clock: Clock
}

/** Requirements for authors. */
export interface AuthorSettings {
  /** `manual`: an editor reviews every story before it is published. */
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

/** Creates ids and seeds. */
export interface Ids {
  /** Returns a UUID that cannot be guessed. */
  newId(): string
  /** Returns the seed of a session, 32 bits. */
  newSeed(): number
}

/** Runs the demos of guests one after the other. */
export interface Tastes {
  /** Returns null if too many wait. */
  run: <T>(play: () => Promise<T>) => Promise<T | null>
}

/** Everything that calls may need. Each module names its part in its own `context.ts`. */
export interface Context extends Platform {
  /** A store with its own connections, for work that must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ledgerAudit: LedgerAudit
  ids: Ids
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Null if the installation has no Google client id. */
  google: GoogleTokens | null
  totpCodes: TotpCodes
  /** Refuses calls of admins who have no second factor seven days after they were asked for one. */
  adminsNeedSecondFactor: boolean
  /** Secrets that sign tokens, seal keys and hash addresses; 32 bytes or more each. */
  secrets: Secrets
  mailer: Mailer
  /** Returns the public address of the site, without a slash at its end. */
  siteUrl(): string
  /** Returns the JSON Schema of a story structure. */
  storySchema(): Record<string, unknown>
  site: SiteSettings
  /** Models with their list prices. `modelsHere` returns the prices of this installation. */
  models: ModelList
  textModels: TextModels
  imageModels: ImageModels
  ownTellers: OwnTellers
  describeScene: DescribeScene
  modelStates: ModelStates
  modelRegistry: ModelRegistry
  providerProbe: ProviderProbe
  keySeal: KeySeal
  lore: Lore
  /** Returns the topic weights that a device downloads for offline play. */
  topicWeights: () => Uint8Array
  storyReviewer: StoryReviewer
  storyImporter: StoryImporter
  inkRunner: InkRunner
  outsideImages: OutsideImages
  plateRenderer: PlateRenderer
  shippedPictures: ShippedPictures
  /** Null if the database stores uploaded pictures. */
  objectStore: ObjectStore | null
  /** Maximum size of all pictures of an account, in bytes. */
  uploadQuotaBytes: number
  cardPainter: CardPainter
  tastes: Tastes
  erasureFile: ErasureFile
  /** Days that audit events are stored. */
  auditDays: number
  graphs: GraphCache
  paths: PathCache
  running: RunningTurns
  leases: Leases
  bus: Bus
  telemetry: Telemetry
  meterCalls: MeterCalls
  /** Reports an error to the operator that the player does not see. */
  reportFault(fault: unknown): void
  authors: AuthorSettings
  /** Help lines shown to a player who writes about hurting themself. */
  helpLines: readonly HelpLine[]
  weighHarm: WeighHarm
  /** The provider's moderation of a player's words. Null if none is connected. */
  wordsModerator: WordsModerator | null
  /** Multiplies every rate limit. */
  rateLimitFactor: number
}
