import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Command, CommanderError } from 'commander'
import * as z from 'zod/mini'

import { UnusableBackupError } from '../../backups/load.ts'
import { readConfig } from '../../config.ts'
import { ModelFileError, type OnProgress } from '../../providers/modelFile/takeModelFile.ts'
import { describeSystemError, describeUnexpected } from '../../describeSystemError.ts'
import { DatabaseUnavailableError } from '../../db/awayFromDatabase.ts'
import { UnsuitableDatabaseError } from '../../db/client.ts'
import { DataDirInUseError, DataDirUnusableError } from '../../db/lockDataDir.ts'
import { addAccountCommands } from './accountCommands.ts'
import { addDataCommands } from './dataCommands.ts'
import { addProbeCommand } from './probeCommand.ts'
import { CommandError, type CliContext, withProduct, withDatabase } from './cliContext.ts'
import { addLocalModel, progressLines } from '../../addLocalModel.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { dropPreviousSecret, turnSharedSecret } from '../../db/tokenSecrets.ts'
import {
  dropPreviousOfDirectory,
  newSecret,
  turnSecretOfDirectory,
} from '../../providers/tokenSecret.ts'
import { reseal } from '../../modules/models/index.ts'

/** Time after which all servers know a new secret. */
const PROPAGATION_MS = 20_000

const UNFINISHED =
  'An earlier secret is still valid. Run rotate-secret --finish first, at least an hour after the last rotation.'

async function rotateDirectory(cliContext: CliContext): Promise<string> {
  if (!turnSecretOfDirectory(cliContext.config.dataDir)) throw new CommandError(UNFINISHED)
  try {
    return `${await withProduct(cliContext, reseal)} keys were encrypted again.`
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error
    return 'The running server uses the new secret within seconds, and encrypts all keys again within two minutes.'
  }
}

async function turnDatabase(cliContext: CliContext): Promise<string> {
  await withProduct(cliContext, async () => undefined)
  const from = new Date(Date.now() + PROPAGATION_MS)
  const turned = await withDatabase(cliContext, ({ db }) => turnSharedSecret(db, newSecret(), from))
  if (!turned) throw new CommandError(UNFINISHED)
  cliContext.tell('Waiting until every server knows the new secret...')
  await wait(from.getTime() - Date.now() + 1000)
  return `${await withProduct(cliContext, reseal)} keys were encrypted again.`
}

async function finish(cliContext: CliContext): Promise<string> {
  const { tokenSecret, databaseUrl, dataDir } = cliContext.config
  const count = await withProduct(cliContext, reseal)
  if (tokenSecret !== null) {
    return `${count} keys were encrypted again. You can remove TOKEN_SECRET_PREVIOUS.`
  }
  if (databaseUrl === null) dropPreviousOfDirectory(dataDir)
  else await withDatabase(cliContext, ({ db }) => dropPreviousSecret(db))
  return `${count} keys were encrypted again. The earlier secret is no longer valid.`
}

const IS_SET =
  'TOKEN_SECRET is set, so change it there. docs/OPERATIONS.md describes how to do this without logging users out.'

const BAR_WIDTH = 30
const MEBIBYTE = 2 ** 20

function drawBar(): OnProgress {
  let shown = -1
  return (done, total) => {
    const percent = Math.floor((100 * done) / total)
    if (percent === shown) return
    shown = percent
    const bar = '#'.repeat(Math.floor((BAR_WIDTH * done) / total)).padEnd(BAR_WIDTH, '.')
    const size = `${Math.round(done / MEBIBYTE)} of ${Math.round(total / MEBIBYTE)} MB`
    const end = done === total ? '\n' : ''
    process.stderr.write(`\r\u001B[2K[${bar}] ${percent} %, ${size}${end}`)
  }
}

const EXIT = { done: 0, failed: 1, usage: 2, inUse: 3 } as const

function describeError(error: unknown): string {
  if (error instanceof DataDirInUseError) {
    return `${error.message}\nThe server is running on it: stop it, run this again, and start it after. With PostgreSQL this runs beside the server.`
  }
  const known = [
    CommandError,
    UnusableBackupError,
    DatabaseUnavailableError,
    DataDirUnusableError,
    UnsuitableDatabaseError,
    ModelFileError,
  ]
  if (!(error instanceof Error)) return String(error)
  if (known.some((kind) => error instanceof kind)) return error.message
  const sentence = describeSystemError(error)
  if (sentence !== null) return sentence
  // The message of a system error already names the file or the server.
  return 'syscall' in error ? error.message || String(error) : describeUnexpected(error)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
  return error instanceof DataDirInUseError ? EXIT.inUse : EXIT.failed
}

const NEED_NO_DATABASE = ['migrate', 'seed', 'restore', 'create-admin', 'add', 'probe']

/** Throws if there is no database. Otherwise, a wrong directory would create a new one. */
function requireDatabase({ databaseUrl, dataDir }: CliContext['config'], command: string): void {
  if (NEED_NO_DATABASE.includes(command)) return
  if (databaseUrl === null && !existsSync(join(dataDir, 'pg'))) {
    throw new CommandError(`There is no database in ${dataDir}. Set DATA_DIR.`)
  }
}

/** Throws if another user owns the directory, because that user couldn't read new files. Root may own it. */
function requireOwner({ dataDir }: CliContext['config'], command: string): void {
  const user = process.getuid?.()
  if (user === undefined || command === 'probe' || !existsSync(dataDir)) return
  const { uid: owner } = statSync(dataDir)
  if (owner === 0 || owner === user) return
  throw new CommandError(
    `${dataDir} belongs to user ${owner}, who could not read what user ${user} writes. Run this as its owner: sudo -u '#${owner}' …`,
  )
}

const trimLineBreak = (text: string) => text.replace(/\n$/, '')

function createProgram(cliContext: CliContext): Command {
  const { config, say, tell } = cliContext
  const program = new Command('npm run admin --')
    .description('Administer an installation. Its settings are those of the server.')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused, 2 usage error, 3 data directory in use.',
    )
    .exitOverride()
    .hook('preAction', (_program, command) => {
      requireDatabase(config, command.name())
      requireOwner(config, command.name())
    })
    .configureOutput({
      writeOut: (text) => say(trimLineBreak(text)),
      writeErr: (text) => tell(trimLineBreak(text)),
    })
  addAccountCommands(program, cliContext)
  addDataCommands(program, cliContext)
  program
    .command('rotate-secret')
    .description('create a new token secret; the previous one stays valid')
    .option('--finish', 'end the validity of the previous secret')
    .action(async ({ finish: isEnd }: { finish?: boolean }) => {
      if (isEnd) return say(await finish(cliContext))
      if (config.tokenSecret !== null) throw new CommandError(IS_SET)
      const done = await (config.databaseUrl === null ? rotateDirectory : turnDatabase)(cliContext)
      say(`There is a new secret. The previous one stays valid. ${done}`)
    })
  program
    .command('model')
    .description('run language models on this machine')
    .command('add')
    .description('install a model file and bind all storytellers to it')
    .argument('<file>', 'a GGUF file, or its https address')
    .option('--sha256 <checksum>', 'refuse a file with another checksum')
    .action(async (source: string, { sha256 }: { sha256?: string }) => {
      if (sha256 !== undefined && !/^[\da-f]{64}$/i.test(sha256)) {
        throw new CommandError('A sha256 checksum has 64 hexadecimal digits.')
      }
      const onProgress = process.stderr.isTTY ? drawBar() : progressLines(tell)
      const adding = { source, sha256, say, onProgress }
      await withProduct(cliContext, (ports) => addLocalModel(ports, config, adding))
    })
  addProbeCommand(program, cliContext)
  return program
}

export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<number> {
  // Without a locale, every error message of Zod Mini is "Invalid input".
  z.config(z.locales.en())

  const config = readConfig(env)
  if ('problems' in config) {
    tell(['These settings cannot be used:', ...config.problems.map((it) => `- ${it}`)].join('\n'))
    return EXIT.usage
  }
  try {
    await createProgram({ config, say, tell }).parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (!(error instanceof CommanderError)) tell(describeError(error))
    return exitCodeOf(error)
  }
}
