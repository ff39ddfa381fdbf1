import { STORIES_DIR } from '@kathasagar/stories'
import type { FastifyInstance } from 'fastify'

import { addAtStart } from './addLocalModel.ts'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './backgroundJobs.ts'
import { scheduleBackups } from './backups/scheduleBackups.ts'
import type { Config } from './config.ts'
import { type ServerContext, createContext } from './context.ts'
import { type OpenDatabase, openPostgres } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { openPostgresBus } from './db/postgresBus.ts'
import { ensureAdmin, recordErasures, type NewAdmin } from './modules/account/index.ts'
import { sweepActions, warmCards } from './modules/sessions/index.ts'
import { runDemo } from './modules/stories/index.ts'
import type { Opening, Reports } from './openDatabases.ts'
import { openSecrets } from './openSecrets.ts'
import type { Context } from './modules/calls.ts'
import { openMailer } from './providers/mail/openMailer.ts'
import { findNewServers, type LocalServer } from './modules/models/index.ts'
import { isOverBudget } from './providers/models/providerError.ts'
import { fingerprintOf, seedFolder } from './seed/seedFolder.ts'

/** Time limit for refunding unfinished turns on shutdown, in ms. */
const REFUND_WITHIN_MS = 3000

/** Refuses new turns and waits for running ones. Refunds turns that don't finish in time. */
async function drain(
  { running, leases }: Pick<Context, 'running' | 'leases'>,
  ms: number,
  say: (line: string) => void,
): Promise<void> {
  running.close()
  if (await running.settle(0)) return
  say(`Letting turns end, for ${ms / 1000} s at most`)
  if (await running.settle(ms)) return
  leases.giveUp()
  await running.settle(REFUND_WITHIN_MS)
}

export interface RunningServer {
  address: string
  /** Admin that this start has created. Null if an admin existed. */
  admin: NewAdmin | null
  findLocalServers: () => Promise<LocalServer[]>
  stop: () => Promise<void>
}

const CLOSE_IDLE_EVERY_MS = 50
const CUT_OFF_AFTER_MS = 8000

/** Opens the message bus. Returns null for the embedded database, because only one process uses it. */
const openBus = (
  { databaseUrl, databaseDirectUrl }: Config,
  { urgent: db }: OpenDatabase,
  onError: Reports['onError'],
) =>
  databaseUrl === null
    ? null
    : openPostgresBus({ url: databaseDirectUrl ?? databaseUrl, db, onError })

/** Migrates without the pooler, because its connections would keep the session settings. */
async function migrateDirectly(
  { databaseDirectUrl }: Config,
  { db }: OpenDatabase,
  onError: Reports['onError'],
): Promise<void> {
  if (databaseDirectUrl === null) return void (await migrate(db))
  const direct = await openPostgres(databaseDirectUrl, onError)
  try {
    await migrate(direct.db)
  } finally {
    await direct.close()
  }
}

/** Text that loads many phrases of the harm rules when it is checked. */
const ENGLISH =
  'I want to go to the king and tell him how to make a lamp. My mother and the children describe what they do, and you take me home. main raja ko bolo ki ghar chalo, sab ko maar do, mujhe jana hai'
const OTHERS = [
  'मैं राजा के पास जाकर दीपक माँगता हूँ, फिर माँ को बताता हूँ कि बच्चे कहाँ हैं और सब घर चलें',
  'ஆற்றங்கரைக்குப் போய் விளக்கை எடுத்து அம்மாவிடம் கொடுக்கிறேன், அவர் என்ன சொன்னார் என்று கேட்கிறேன்',
]

/** Interprets a few inputs, so that tables are built before the first player needs them. */
async function warmMatching(ports: Context): Promise<void> {
  const actions = [ENGLISH, ...OTHERS].map((user_action) => ({
    action_type: 'custom_action' as const,
    user_action,
  }))
  await runDemo(ports, { actions }).catch(ports.reportError)
}

async function prepare(
  { ports }: ServerContext,
  { databaseUrl }: Config,
  { fingerprint, say }: { fingerprint: string; say: Reports['say'] },
): Promise<void> {
  // No other process uses the embedded database, so all of its running turns are dead.
  await sweepActions(ports, databaseUrl ? 'expired' : 'all')
  await ports.modelRegistry.refresh()
  say('Seeding the stories that ship')
  const { added, renewed, faults } = await seedFolder(ports, { dir: STORIES_DIR, fingerprint })
  if (added + renewed > 0) say(`${added} stories are new, ${renewed} were renewed`)
  for (const fault of faults) say(`Left out ${fault}`)
}

/** Closes the app, including idle connections, because Fastify would wait for them. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(cutOff)
}

/** Hashes the stories while the database opens. An error rejects only the returned promise. */
function hashShipped() {
  const fingerprint = (async () => fingerprintOf(STORIES_DIR))()
  fingerprint.catch(() => undefined)
  return fingerprint
}

async function listen(context: ServerContext, { port, host }: Config, pagesBuilt?: Promise<void>) {
  await pagesBuilt
  const app = await buildApp(context)
  const address = await app.listen({ port, host })
  context.listensAt(address)
  warmCards(context.ports)
  void warmMatching(context.ports)
  return { app, address }
}

export interface StartTasks {
  opening: Opening
  /** Resolves when the pages are built. The server starts listening after that. */
  pagesBuilt?: Promise<void>
}

export async function startServer(config: Config, reports: Reports, meanwhile: StartTasks) {
  const { opening, pagesBuilt } = meanwhile
  const { say, onError } = reports
  const shipped = hashShipped()
  const database = await opening
  try {
    say('Bringing its tables up to date')
    await migrateDirectly(config, database, onError)
    const bus = await openBus(config, database, onError)
    const context = createContext(config, database, {
      secrets: await openSecrets(config, database.db),
      reportError: (fault) => (isOverBudget(fault) ? undefined : onError(fault)),
      mailer: openMailer(config, say),
      ...(bus && { bus }),
    })
    await prepare(context, config, { fingerprint: await shipped, say })
    await recordErasures(context.ports)

    database.beginServing?.()
    const { app, address } = await listen(context, config, pagesBuilt)
    // The check reads all transfers, so requests do not wait for it.
    context.ports.ledgerAudit.check().catch(onError)
    // The admin is created last, because after an error nobody would see the generated password.
    const admin = await ensureAdmin(context.ports, config.admin)
    const stopBackgroundJobs = startBackgroundJobs(context.ports, onError)
    addAtStart(context.ports, config, say).catch(onError)
    const backups = await scheduleBackups(config, database, onError)
    const stop = async () => {
      await drain(context.ports, config.drainMs, say)
      context.stop()
      await stopBackgroundJobs()
      await closeApp(app)
      await bus?.close()
      await backups.stop()
      await database.close()
    }
    const findLocalServers = () => findNewServers(context.ports)
    return { address, admin, findLocalServers, stop } satisfies RunningServer
  } catch (error) {
    await database.close()
    throw error
  }
}
