import type { HelpLine, ModelList } from '@kathasagar/api/contract'
import type { Lore } from '@kathasagar/engine/hearing/lore'

import type { AccessTokens, PasswordHasher } from './auth/ports.ts'
import type { GoogleTokens, TotpCodes } from '../modules/auth/index.ts'
import type { Bus } from './bus.ts'
import type { ListReads } from './listReads.ts'
import type { LedgerAudit } from './ledgerAudit.ts'
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
import type { AuthorSettings, SiteSettings } from './settings.ts'
import type { WordsModerator } from './safety/declineWords.ts'
import type { WeighHarm } from './safety/hearHarm.ts'
import type { StoryImporter, StoryReviewer } from '../modules/authoring/index.ts'
import type { ErasureFile } from '../modules/account/index.ts'
import type { Secrets } from './secrets.ts'
import type { MeterCalls, Telemetry } from './telemetry.ts'
import type { Platform } from '../platform/context.ts'
import type { Repositories } from './repositories.ts'

export interface Store {
  /** Each call stands alone. */
  repositories: Repositories
  /**
   * All that `work` does through its repositories, or nothing. A refusal that is returned commits;
   * only a throw rolls back. Never await a model, mail or `store.repositories` inside: the
   * embedded database has one session, which the transaction holds. `work` may run again after a
   * deadlock, so it has no other effects.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}

export interface Clock {
  now(): Date
}

/** Where new names and new tales come from. */
export interface Ids {
  /** A UUID that can't be guessed. */
  newId(): string
  /** Seed of a session: 32 bits, by which its whole course can be told again. */
  newSeed(): number
}

/** Has guests' tastes of a story played one after the other; null where too many wait already. */
export interface Tastes {
  run: <T>(play: () => Promise<T>) => Promise<T | null>
}

/** Everything that calls need. */
export interface Ports extends Platform {
  store: Store
  /** The same on connections of its own: for what must not wait behind requests. */
  urgent: Store
  listReads: ListReads
  ledgerAudit: LedgerAudit
  ids: Ids
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Null where this installation has no client id of Google. */
  google: GoogleTokens | null
  totpCodes: TotpCodes
  /** Admins without a second factor administer nothing, seven days after being asked for one. */
  adminsNeedSecondFactor: boolean
  /** By which tokens are signed, keys sealed and addresses hashed; 32 bytes or more each. */
  secrets: Secrets
  mailer: Mailer
  /** Where people reach the site, without a slash at its end; links in mail begin so. */
  siteUrl(): string
  /** The JSON Schema of what the contract reads as a story structure. */
  storySchema(): Record<string, unknown>
  site: SiteSettings
  /** What can be chosen, with the prices of the list; `modelsHere` says what counts here. */
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
  /** What its topics are weighed by, as a device gets it that plays without the server. */
  topicWeights: () => Uint8Array
  storyReviewer: StoryReviewer
  storyImporter: StoryImporter
  inkRunner: InkRunner
  outsideImages: OutsideImages
  plateRenderer: PlateRenderer
  shippedPictures: ShippedPictures
  /** Null where the database keeps the pictures that people bring. */
  objectStore: ObjectStore | null
  /** Bytes that the pictures of one account may take. */
  uploadQuotaBytes: number
  cardPainter: CardPainter
  tastes: Tastes
  erasureFile: ErasureFile
  /** Days for which events of the audit log are stored. */
  auditDays: number
  graphs: GraphCache
  paths: PathCache
  running: RunningTurns
  leases: Leases
  bus: Bus
  telemetry: Telemetry
  meterCalls: MeterCalls
  /** Tells the operator of a fault that the player is spared. */
  reportFault(fault: unknown): void
  authors: AuthorSettings
  /** Where whoever speaks of hurting themself is told that help is. */
  helpLines: readonly HelpLine[]
  weighHarm: WeighHarm
  /** The provider's own judgement of a player's words; null where none is connected. */
  wordsModerator: WordsModerator | null
  /** Multiplies every rate limit. */
  rateLimitFactor: number
}
