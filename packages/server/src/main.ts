import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

import { readConfig, type Config } from './config.ts'
import { DatabaseUnavailableError } from './db/awayFromDatabase.ts'
import { UnsuitableDatabaseError } from './db/client.ts'
import { DataDirInUseError, DataDirUnusableError } from './db/lockDataDir.ts'
import { DatabaseDiedError } from './db/remotePglite.ts'
import { describeSystemError, describeUnexpected } from './describeSystemError.ts'
import { exitProcess } from './exitProcess.ts'
import { AdminPasswordError, type NewAdmin } from './modules/account/index.ts'
import { ModelBudgetReached, type LocalServer } from './modules/models/index.ts'
import { openDatabases } from './openDatabases.ts'
import { ModelFileError } from './providers/modelFile/takeModelFile.ts'
import { ProviderError } from './providers/models/providerError.ts'
import type { RunningServer } from './start.ts'
import { tuneGarbageCollection } from './tuneGarbageCollection.ts'
import { warnInsecureHttp } from './warnInsecureHttp.ts'

/** Throws if the port is in use. Must run before the first start creates accounts and prints passwords. */
function requirePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Returns the line about the administrator. Only this line shows a generated password. */
function adminLine(admin: NewAdmin | null): string {
  if (admin === null)
    return 'Administrator: as before; npm run admin -- reset-password sets a new password'
  const { username, password } = admin
  return password === null
    ? `Administrator: ${username}, with the password of ADMIN_PASSWORD`
    : `Administrator: ${username}, with the password, shown only now: ${password}`
}

function dataLine({ databaseUrl, dataDir, mail }: Config): string {
  const folder = resolve(dataDir)
  const outbox = mail.smtpUrl === null ? `; without SMTP_URL, mail is stored in its outbox` : ''
  return databaseUrl === null
    ? `Data: all in ${folder}${outbox}`
    : `Data: in the PostgreSQL database of DATABASE_URL, the rest in ${folder}${outbox}`
}

const openingLines = (
  config: Config,
  { address, admin }: { address: string; admin: NewAdmin | null },
): string[] => [
  `Kathasagar is open at ${config.publicUrl ?? address}`,
  adminLine(admin),
  dataLine(config),
  'To stop: Ctrl+C or SIGTERM. Running turns end first, and nothing is lost.',
  'Next: open the address, choose a story and press PLAY. README.md lists more.',
]

const localServersLine = (found: readonly LocalServer[]): string[] =>
  found.length === 0
    ? []
    : [
        `${found.map(({ name, model }) => `${name} is running here with ${model}`).join('; ')}. To use it, open /admin/models.`,
      ]

/** Time limit of a shutdown, including the last backup. */
const CLOSE_WITHIN_MS = 60_000
const REPORT_AWAY_EVERY_MS = 10_000
/** Time in which repeated signals count as one. Parent processes also forward Ctrl+C, which sends it twice. */
const ONE_SIGNAL_MS = 2000

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const EXPLAINED = [
  DataDirInUseError,
  DataDirUnusableError,
  UnsuitableDatabaseError,
  DatabaseUnavailableError,
  DatabaseDiedError,
  ProviderError,
  ModelFileError,
  ModelBudgetReached,
  AdminPasswordError,
]

/** Returns a sentence for errors that the operator can fix. Returns a stack trace for other errors. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (EXPLAINED.some((known) => error instanceof known)) return error.message
  return describeSystemError(error) ?? describeUnexpected(error)
}

/** Resolves when the parent process, which builds the pages, sends a message. */
const pagesBuilt = process.argv.includes('--await-pages')
  ? once(process, 'message').then(() => process.channel?.unref())
  : Promise.resolve()

let lastAwayReport = -Infinity

/** Returns true if an unreachable database was reported recently. Otherwise, every query would report it. */
function isRepeated(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailableError)) return false
  const isSoon = performance.now() - lastAwayReport < REPORT_AWAY_EVERY_MS
  if (!isSoon) lastAwayReport = performance.now()
  return isSoon
}

function endWith(code: number, line?: string): never {
  if (line) complain(line)
  exitProcess(code)
}

function stopOnSignal(server: RunningServer, drainMs: number): void {
  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      const isImpatient = performance.now() - stoppingSince > ONE_SIGNAL_MS
      return isImpatient ? endWith(1, 'Stopped before everything was closed.') : undefined
    }
    stoppingSince = performance.now()
    say('Stopping')
    setTimeout(() => endWith(1, 'Stopping took too long.'), drainMs + CLOSE_WITHIN_MS).unref()
    await server.stop()
    say('Stopped')
    exitProcess(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

tuneGarbageCollection()
const config = readConfig(process.env, process.stdout.isTTY)
if ('problems' in config) {
  endWith(
    1,
    ['These settings cannot be used:', ...config.problems.map((it) => `- ${it}`)].join('\n'),
  )
}

try {
  const onError = (error: unknown) => {
    if (!isRepeated(error)) complain(describeError(error))
    // Without its database, the process would refuse all calls. After the exit, a supervisor can restart it.
    if (error instanceof DatabaseDiedError) exitProcess(1)
  }
  await requirePort(config.port, config.host)
  const open = () => openDatabases(config, { say, onError })
  // Opens the embedded database during the import below. A PostgreSQL connection could time out meanwhile.
  const begun = config.databaseUrl === null ? open() : null
  begun?.catch(() => undefined)
  const { startServer } = await import('./start.ts')
  const server = await startServer(
    config,
    { say, onError },
    { opening: begun ?? open(), pagesBuilt },
  )
  stopOnSignal(server, config.drainMs)
  const warning = warnInsecureHttp(config, server.address)
  if (warning !== null) say(warning)
  const { passwordFault } = config.admin
  if (passwordFault !== null) say(`${passwordFault} There is an admin already, so it is not used.`)
  for (const line of openingLines(config, server)) say(line)
  server
    .findLocalServers()
    .then((found) => localServersLine(found).forEach(say))
    .catch(onError)
} catch (error) {
  endWith(1, describeError(error))
}
