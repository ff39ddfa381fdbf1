import { fileURLToPath } from 'node:url'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { AppSettings } from './app.ts'
import type { Config } from './configShape.ts'
import type { OpenDatabase } from './db/client.ts'
import { auditPatiently } from './db/auditLedger.ts'
import { createStore } from './db/store.ts'
import { hs256AccessTokens } from './providers/accessTokens.ts'
import { describeScene } from './engine/painter/paint.ts'
import { builtinPainter } from './providers/builtinPainter.ts'
import { builtinStoryteller } from './providers/builtinStoryteller.ts'
import { rankChoices } from './providers/choiceMatcher.ts'
import { systemClock } from './providers/clock.ts'
import { storySchema } from './http/storySchema.ts'
import { googleTokens } from './providers/googleTokens.ts'
import { randomIds } from './providers/ids.ts'
import { openOutsideImages } from './providers/images/outsideImages.ts'
import { MODEL_CATALOGUE } from './providers/modelCatalogue.ts'
import { connectModels } from './providers/models/connectModels.ts'
import { argon2Hasher } from './providers/passwordHasher.ts'
import { createReviewPool } from './providers/reviews/reviewPool.ts'
import { openMailer } from './providers/mail/openMailer.ts'
import { keptTokenSecret } from './providers/tokenSecret.ts'
import { createLedgerAudit } from './services/ledgerAudit.ts'
import type { Ports } from './services/ports.ts'
import { ALL_BUILT_IN } from './services/sessions/turn/modelPorts.ts'
import { createGraphCache } from './services/sessions/graphCache.ts'
import { createRunningTurns } from './services/sessions/turn/runningTurns.ts'
import { openModelBudget } from './services/spending/modelBudget.ts'

const READY_WITHIN_MS = 1000
const GUEST_CACHE_MS = 1000

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Everything that a running server is made of. */
export interface Context extends AppSettings {
  ports: Ports
  /** Tells where the server listens: links lead there unless a public address is set. */
  listensAt(address: string): void
  /** Ends streams and readiness. */
  stop(): void
}

/** Storytellers and painters: built in, unless a models file puts providers behind them. */
function modelPorts(
  { models, modelsDailyCredits }: Config,
  ports: Pick<Ports, 'store' | 'clock' | 'reportFault'>,
) {
  if (models !== null) {
    const budget = openModelBudget(ports, modelsDailyCredits)
    return connectModels(models, { now: ports.clock.now, reportFault: ports.reportFault, budget })
  }
  return {
    textModels: () => builtinStoryteller,
    imageModels: () => builtinPainter,
    modelStates: ALL_BUILT_IN,
    wordsModerator: null,
  }
}

/** The whole of play: storytellers, painters, and the turns that they tell. */
function playPorts(
  config: Config,
  store: Ports['store'],
  { reportFault = () => undefined, clock = systemClock }: Partial<Ports>,
) {
  return {
    models: MODEL_CATALOGUE,
    ...modelPorts(config, { store, clock, reportFault }),
    rankChoices,
    describeScene,
    graphs: createGraphCache(store.repositories.stories),
    running: createRunningTurns(reportFault),
    reportFault,
  }
}

/** What tells who somebody is, and writes to them. */
function accountPorts(config: Config) {
  const secret = config.tokenSecret ?? keptTokenSecret(config.dataDir)
  return {
    passwords: argon2Hasher(),
    accessTokens: hs256AccessTokens(secret),
    secret,
    google: config.google && googleTokens(config.google),
    mailer: openMailer(config, () => undefined),
  }
}

/** Whether the database answers soon. */
async function answersInTime(db: OpenDatabase['db']) {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return withDeadline(answered, { ms: READY_WITHIN_MS, late: false })
}

/** What the configuration says as it stands. */
const settingsOf = (config: Config) => ({
  logLevel: config.logLevel,
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  hasGoogle: config.google !== null,
  appDir: here('../../app/dist'),
  ssrBundle: here('../../app/dist-ssr/entry-server.js'),
  coversDir: here('./seed/covers'),
  guestCacheMs: GUEST_CACHE_MS,
})

/** Puts the product together from its parts; a test hands in parts of its own. */
export function createContext(
  config: Config,
  { db }: Pick<OpenDatabase, 'db'>,
  overrides: Partial<Ports> = {},
): Context {
  const store = createStore(db)
  const stopping = new AbortController()
  const ledgerAudit = createLedgerAudit(
    () => auditPatiently(db),
    overrides.reportFault ?? (() => undefined),
  )
  let siteUrl = config.publicUrl ?? `http://localhost:${config.port}`
  return {
    ports: {
      ...playPorts(config, store, overrides),
      ...accountPorts(config),
      store,
      ledgerAudit,
      clock: systemClock,
      ids: randomIds,
      storyReviewer: createReviewPool(),
      outsideImages: openOutsideImages(),
      siteUrl: () => siteUrl,
      storySchema,
      site: config.site,
      authors: config.authors,
      helpLines: config.helpLines,
      rateLimitFactor: config.rateLimitFactor,
      ...overrides,
    },
    ...settingsOf(config),
    stopping: stopping.signal,
    isReady: async () =>
      !stopping.signal.aborted && ledgerAudit.isSound() && (await answersInTime(db)),
    listensAt: (address) => {
      siteUrl = config.publicUrl ?? address
    },
    stop: () => stopping.abort(),
  }
}
