import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describeScene } from '@kathasagar/painter'
import { STORIES_DIR } from '@kathasagar/stories'

import type { AppSettings } from './app.ts'
import type { Config } from './config.ts'
import { auditWithoutTimeout } from './db/auditLedger.ts'
import type { OpenDatabase } from './db/client.ts'
import type { Db } from './db/database.ts'
import { createRoomProbe, createWriteProbe } from './db/probes.ts'
import type { OpenReplica } from './db/watchReplica.ts'
import { createReadinessCheck } from './http/readiness.ts'
import { storySchema } from './http/storySchema.ts'
import type { Context } from './modules/calls.ts'
import { findStructure } from './modules/catalogue/index.ts'
import { createLedgerAudit } from './modules/ledger/index.ts'
import {
  type DailyLimits,
  listTraits,
  openModelBudget,
  readSetup,
  readVersion,
  saveState,
  saveTraits,
} from './modules/models/index.ts'
import {
  createGraphCache,
  createLeases,
  createPathCache,
  createRunningTurns,
  listPath,
  relayText,
  renewLeases,
} from './modules/sessions/index.ts'
import { secretsOfPlace } from './openSecrets.ts'
import { NO_BUS, type Clock, type Store, type Platform, createStore } from './platform/call.ts'
import { primaryReads, replicaReads } from './platform/listReads.ts'
import { createTelemetry } from './platform/telemetry.ts'
import { hs256AccessTokens } from './providers/accessTokens.ts'
import { meterCalls } from './providers/callMeter.ts'
import { createCardPool } from './providers/cards/cardPool.ts'
import { systemClock } from './providers/clock.ts'
import { openErasureFile } from './providers/erasureFile.ts'
import { googleTokens } from './providers/googleTokens.ts'
import { scoreHarm } from './providers/harm/harmWeights.ts'
import { lore, topicWeights } from './providers/hearing/lore.ts'
import { randomIds } from './providers/ids.ts'
import { openOutsideImages } from './providers/images/outsideImages.ts'
import { openPlateRenderer } from './providers/images/plateRenderer.ts'
import { shippedPictures } from './providers/images/shippedPictures.ts'
import { createImportPool } from './providers/imports/importPool.ts'
import { createInkPool } from './providers/ink/inkPool.ts'
import { createKeySeal } from './providers/keySeal.ts'
import { openMailer } from './providers/mail/openMailer.ts'
import { MODEL_CATALOGUE } from './providers/modelCatalogue.ts'
import { createModelFileHost } from './providers/modelFile/modelFileHost.ts'
import { isModelFile, MODEL_FILE_URL, modelFolders } from './providers/modelFile/modelFolders.ts'
import { openConnection, type OpenLine } from './providers/models/connection.ts'
import { subscribeToModelChanges, createModelRegistry } from './providers/models/modelRegistry.ts'
import {
  createProviderProbe,
  findLocalServers,
  LOCAL_PORTS,
} from './providers/models/providerProbe.ts'
import { createConcurrencyLimit } from './providers/net/concurrencyLimit.ts'
import { openS3Objects } from './providers/objects/s3Objects.ts'
import { argon2Hasher } from './providers/passwordHasher.ts'
import { createReviewPool } from './providers/reviews/reviewPool.ts'
import { totpCodes } from './providers/totpCodes.ts'

/** Creates the model ports. Uses built-in models until a models file or an admin connects providers. */
function modelPorts(
  {
    models: file,
    modelsDailyCredits,
    dataDir,
    localModelIdleMs: idleMs,
    findsLocalModels,
    port,
  }: Config,
  ports: Platform & Pick<Context, 'reportError' | 'keySeal'>,
) {
  const modelFiles = createModelFileHost({
    ...modelFolders(dataDir),
    idleMs,
    onState: (state) => {
      const check = { asked_at: ports.clock.now(), ...state }
      saveState(ports.db, MODEL_FILE_URL, check).catch(ports.reportError)
    },
  })
  const openLine: OpenLine = (provider, limits) =>
    isModelFile(provider) ? modelFiles.openLine(limits) : openConnection(provider, limits)
  const { registry, connected } = createModelRegistry({
    file,
    setups: {
      readVersion: () => readVersion(ports.db),
      readSetup: () => readSetup(ports.db),
      listTraits: () => listTraits(ports.db),
      saveTraits: (traits) => saveTraits(ports.db, traits),
    },
    keySeal: ports.keySeal,
    openLine,
    now: ports.clock.now,
    reportError: ports.reportError,
    // The limits are read on demand, because the registry doesn't exist yet.
    budget: openModelBudget(ports, modelsDailyCredits, (): DailyLimits => registry.setup().limits),
  })
  // Skips this server's own port.
  const others = Object.entries(LOCAL_PORTS).filter(
    ([, other]) => findsLocalModels && other !== port,
  )
  return {
    ...connected,
    findLocalServers: () => findLocalServers(Object.fromEntries(others)),
    modelRegistry: registry,
    providerProbe: createProviderProbe(openLine),
    keySeal: ports.keySeal,
  }
}

/** Lease on the embedded database. It can be long, because no other process could refund a turn earlier. */
const LEASE_ALONE_MS = 30_000
/** Lease on a shared database. When it expires, any process refunds the turns of a dead process. */
const LEASE_SHARED_MS = 4000
const GUEST_CACHE_MS = 1000
const MAX_QUEUED_DEMOS = 30
/** Time limit of a call. Most clients have disconnected or retried by then. */
export const ANSWER_WITHIN_MS = 10_000
/** Time limit for the data of a server-rendered page. The browser requests slower data itself. */
const PREFETCH_WITHIN_MS = 250

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface ServerContext extends AppSettings {
  ports: Context
  /** Sets the base URL of links. Has no effect if a public URL is configured. */
  listensAt(address: string): void
  stop(): void
}

function playPorts(
  config: Config,
  store: Store,
  urgent: Db,
  {
    reportError = () => undefined,
    clock = systemClock,
    keySeal,
  }: Partial<Context> & Pick<Context, 'keySeal'>,
) {
  return {
    models: MODEL_CATALOGUE,
    ...modelPorts(config, { ...store, clock, reportError, keySeal }),
    lore,
    topicWeights,
    scoreHarm,
    describeScene,
    graphs: createGraphCache((id) => findStructure(store.db, id)),
    paths: createPathCache((head, limit) => listPath(store.db, head, limit)),
    running: createRunningTurns(reportError),
    leases: createLeases({
      lastMs: config.databaseUrl === null ? LEASE_ALONE_MS : LEASE_SHARED_MS,
      renew: (actions, lastMs) => renewLeases(urgent, actions, lastMs),
      reportError,
    }),
    reportError,
  }
}

function accountPorts(config: Config, secrets: Context['secrets']) {
  return {
    passwords: argon2Hasher(),
    accessTokens: hs256AccessTokens(secrets),
    secrets,
    google: config.google && googleTokens(config.google),
    totpCodes,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    mailer: openMailer(config, () => undefined),
  }
}

const settingsOf = (config: Config) => ({
  logLevel: config.logLevel,
  logFormat: config.logFormat,
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  hasGoogle: config.google !== null,
  appDir: here('../../app/dist'),
  ssrBundle: here('../../app/dist-ssr/entry-server.js'),
  embedDir: here('../../app/dist-embed'),
  embedAncestors: config.embedAncestors,
  coversDir: join(STORIES_DIR, 'covers'),
  platesDir: join(STORIES_DIR, 'plates'),
  guestCacheMs: GUEST_CACHE_MS,
  answerWithinMs: ANSWER_WITHIN_MS,
  prefetchWithinMs: PREFETCH_WITHIN_MS,
  metricsToken: config.metricsToken,
  otlpEndpoint: config.otlpEndpoint,
})

type Databases = Pick<OpenDatabase, 'db' | 'urgent' | 'pools' | 'embedded' | 'refusedWrites'> & {
  replica?: OpenReplica | null
}

function listReadsOf({ replica }: Databases, store: Store, clock: Clock) {
  if (!replica) return primaryReads(store)
  const { db, standing, leaveOut } = replica
  const source = { store: createStore(db), isUsed: () => standing().isUsed, leaveOut }
  return replicaReads(store, source, clock)
}

const threadPorts = () => ({
  storyReviewer: createReviewPool(),
  inkRunner: createInkPool(),
  storyImporter: createImportPool(),
  cardPainter: createCardPool(),
})

const picturePorts = ({ uploadQuotaBytes, uploadS3 }: Config) => ({
  outsideImages: openOutsideImages(),
  plateRenderer: openPlateRenderer(),
  shippedPictures: shippedPictures(STORIES_DIR),
  objectStore: uploadS3 && openS3Objects(uploadS3),
  uploadQuotaBytes,
})

function createPorts(
  config: Config,
  databases: Databases,
  siteUrl: () => string,
  overrides: Partial<Context>,
): Context {
  const own = createStore(databases.db)
  const { db = own.db, transaction = own.transaction, clock = systemClock } = overrides
  const reportError = overrides.reportError ?? (() => undefined)
  const account = accountPorts(config, overrides.secrets ?? secretsOfPlace(config))
  const keySeal = createKeySeal(account.secrets)
  return {
    ...playPorts(config, own, databases.urgent, { keySeal, ...overrides }),
    ...account,
    db,
    transaction,
    clock,
    urgent: createStore(databases.urgent),
    listReads: listReadsOf(databases, { db, transaction }, clock),
    bus: NO_BUS,
    telemetry: createTelemetry(),
    meterCalls,
    ledgerAudit: createLedgerAudit(() => auditWithoutTimeout(databases.db), reportError),
    ids: randomIds,
    ...threadPorts(),
    ...picturePorts(config),
    tastes: createConcurrencyLimit({ atOnce: 1, queue: MAX_QUEUED_DEMOS }),
    erasureFile: openErasureFile(config.dataDir),
    auditDays: config.auditDays,
    siteUrl,
    storySchema,
    site: config.site,
    authors: config.authors,
    helpLines: config.helpLines,
    rateLimitFactor: config.rateLimitFactor,
    ...overrides,
  }
}

export function createContext(
  config: Config,
  databases: Databases,
  overrides: Partial<Context> = {},
): ServerContext {
  const stopping = new AbortController()
  let siteUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const ports = createPorts(config, databases, () => siteUrl, overrides)
  const { running, bus, reportError } = ports
  relayText(bus, running, reportError)
  subscribeToModelChanges(ports)
  return {
    ports,
    ...settingsOf(config),
    stopping: stopping.signal,
    pools: databases.pools ?? (() => ({})),
    replica: databases.replica?.standing ?? null,
    findHindrance: createReadinessCheck({
      ...ports,
      takesWrites: createWriteProbe(databases.urgent),
      refusedWrites: databases.refusedWrites ?? (() => 0),
      hasRoom: databases.embedded && createRoomProbe(config.dataDir),
    }),
    listensAt: (address) => {
      siteUrl = config.publicUrl ?? address
    },
    stop: () => {
      running.close()
      stopping.abort()
    },
  }
}
