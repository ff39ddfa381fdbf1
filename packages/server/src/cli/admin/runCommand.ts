import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Command, CommanderError } from 'commander'
import * as z from 'zod/mini'

import { UnusableBackupError } from '../../backups/load.ts'
import { readConfig } from '../../config.ts'
import { ModelFileError } from '../../providers/modelFile/takeModelFile.ts'
import { describeSystemError, unforeseen } from '../../describeSystemError.ts'
import { DatabaseAwayError } from '../../db/awayFromDatabase.ts'
import { UnsuitableDatabaseError } from '../../db/client.ts'
import { DataDirInUseError, DataDirUnusableError } from '../../db/lockDataDir.ts'
import { addAccountCommands } from './accountCommands.ts'
import { addDataCommands } from './dataCommands.ts'
import { addModelCommands } from './modelCommands.ts'
import { addProbeCommand } from './probeCommand.ts'
import { addSecretCommands } from './secretCommands.ts'
import { CommandFault, type CliContext } from './cliContext.ts'

const EXIT = { done: 0, failed: 1, usage: 2, inUse: 3 } as const

function describeError(error: unknown): string {
  if (error instanceof DataDirInUseError) {
    return `${error.message}\nThe server is running on it: stop it, run this again, and start it after. With PostgreSQL this runs beside the server.`
  }
  const known = [
    CommandFault,
    UnusableBackupError,
    DatabaseAwayError,
    DataDirUnusableError,
    UnsuitableDatabaseError,
    ModelFileError,
  ]
  if (!(error instanceof Error)) return String(error)
  if (known.some((kind) => error instanceof kind)) return error.message
  const sentence = describeSystemError(error)
  if (sentence !== null) return sentence
  // Messages of system errors name the file or server.
  return 'syscall' in error ? error.message || String(error) : unforeseen(error)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
  return error instanceof DataDirInUseError ? EXIT.inUse : EXIT.failed
}

/** Commands that create an installation, and `probe`, which needs none. */
const NEED_NO_DATABASE = ['migrate', 'seed', 'restore', 'create-admin', 'add', 'probe']

/** Throws if there is no database, so that a wrong directory doesn't create one. */
function requireDatabase({ databaseUrl, dataDir }: CliContext['config'], command: string): void {
  if (NEED_NO_DATABASE.includes(command)) return
  if (databaseUrl === null && !existsSync(join(dataDir, 'pg'))) {
    throw new CommandFault(`There is no database in ${dataDir}. Set DATA_DIR.`)
  }
}

/** Throws for other users, whose files the server couldn't read. Root may own a shared volume. */
function requireOwner({ dataDir }: CliContext['config'], command: string): void {
  const user = process.getuid?.()
  if (user === undefined || command === 'probe' || !existsSync(dataDir)) return
  const { uid: owner } = statSync(dataDir)
  if (owner === 0 || owner === user) return
  throw new CommandFault(
    `${dataDir} belongs to user ${owner}, who could not read what user ${user} writes. Run this as its owner: sudo -u '#${owner}' …`,
  )
}

const trimLineBreak = (text: string) => text.replace(/\n$/, '')

function createProgram(cliContext: CliContext): Command {
  const { say, tell } = cliContext
  const program = new Command('npm run admin --')
    .description('Administer an installation. Its settings are those of the server.')
    .addHelpText(
      'after',
      '\nEnds with 0 done, 1 refused, 2 wrongly called, 3 data directory in use.',
    )
    .exitOverride()
    .hook('preAction', (_program, command) => {
      requireDatabase(cliContext.config, command.name())
      requireOwner(cliContext.config, command.name())
    })
    .configureOutput({
      writeOut: (text) => say(trimLineBreak(text)),
      writeErr: (text) => tell(trimLineBreak(text)),
    })
  addAccountCommands(program, cliContext)
  addDataCommands(program, cliContext)
  addSecretCommands(program, cliContext)
  addModelCommands(program, cliContext)
  addProbeCommand(program, cliContext)
  return program
}

export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<number> {
  // Without a locale, every message is "Invalid input".
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
