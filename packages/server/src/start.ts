import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'

import { buildApp } from './app.ts'
import { startBackgroundJobs } from './backgroundJobs.ts'
import type { Config } from './configShape.ts'
import { createContext, type Context } from './context.ts'
import { openEmbedded, openPostgres, type OpenDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { openMailer } from './providers/mail/openMailer.ts'
import { isOverBudget } from './providers/models/providerFault.ts'
import { requirePort } from './requirePort.ts'
import { readSeed } from './seed/readSeed.ts'
import { seedCatalogue } from './services/seed/seedCatalogue.ts'
import { sweepActions } from './services/sessions/turn/sweepActions.ts'
import { ensureAdmin } from './services/users/ensureAdmin.ts'

export interface RunningServer {
  /** Where it listens. */
  address: string
  /** Lets running requests end, tells streams, closes the database. Resolves within ten seconds. */
  stop: () => Promise<void>
}

export interface Reports {
  /** What the server is doing, for the person who started it. */
  say: (line: string) => void
  onError: (error: unknown) => void
}

const SEED_DIR = fileURLToPath(new URL('./seed', import.meta.url))

const CLOSE_IDLE_EVERY_MS = 50
const CUT_OFF_AFTER_MS = 8000

const openDatabase = ({ databaseUrl, dataDir }: Config, { say, onError }: Reports) => {
  say(databaseUrl ? 'Opening the PostgreSQL database' : `Opening the database in ${dataDir}`)
  return databaseUrl ? openPostgres(databaseUrl, onError) : openEmbedded(dataDir, onError)
}

/** Fills what a new installation lacks. */
async function prepare(config: Config, { ports }: Context, say: Reports['say']): Promise<void> {
  say('Planting the stories that ship')
  const seed = readSeed(SEED_DIR)
  const { added, renewed, faults } = await seedCatalogue(ports, seed)
  if (added + renewed > 0) say(`${added} stories are new, ${renewed} were renewed`)
  for (const fault of [...seed.faults, ...faults]) say(`Left out ${fault}`)

  const admin = await ensureAdmin(ports, config.admin)
  if (!admin) return
  say(`The admin of this installation: ${admin.username}`)
  if (admin.password) say(`Its password, shown only now: ${admin.password}`)
}

/** Closes what keeps connections open: Fastify alone would wait for idle ones. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(cutOff)
}

/** Opens, migrates, fills and listens. Whatever fails, what was opened is closed again. */
export async function startServer(config: Config, reports: Reports): Promise<RunningServer> {
  const { say, onError } = reports
  await requirePort(config.port, config.host)
  const database: OpenDatabase = await openDatabase(config, reports)
  try {
    say('Bringing its tables up to date')
    await migrate(database.db)
    const context = createContext(config, database, {
      reportFault: (fault) => (isOverBudget(fault) ? undefined : onError(fault)),
      mailer: openMailer(config, say),
    })
    // The embedded database has no other process: what still runs in it runs nowhere.
    await sweepActions(context.ports, config.databaseUrl ? 'expired' : 'all')
    await prepare(config, context, say)
    await context.ports.ledgerAudit.check()

    const app = await buildApp(context)
    if (config.mail.smtpUrl === null)
      say(`No SMTP_URL is set: mail lies in ${config.dataDir}/outbox`)
    const address = await app.listen({ port: config.port, host: config.host })
    context.listensAt(address)
    const stopBackgroundJobs = startBackgroundJobs(context.ports, onError)
    const stop = async () => {
      context.stop()
      await stopBackgroundJobs()
      await closeApp(app)
      await context.ports.running.settle()
      await database.close()
    }
    return { address, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}
