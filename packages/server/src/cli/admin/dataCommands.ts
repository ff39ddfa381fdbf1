import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Command } from 'commander'

import { DataDirInUseError } from '../../db/lockDataDir.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import { readSeed } from '../../seed/readSeed.ts'
import { seedCatalogue } from '../../services/seed/seedCatalogue.ts'
import { dump } from './dump.ts'
import { importStory } from './importStory.ts'
import { load } from './load.ts'
import { CommandFault, withDatabase, withProduct, type CliContext } from './cliContext.ts'

const SEED_DIR = fileURLToPath(new URL('../../seed', import.meta.url))

/** A restore is never laid over what is there, and one that fails leaves nothing of itself. */
async function inEmptyPlace<T>({ config }: CliContext, work: () => Promise<T>): Promise<T> {
  const files = join(config.dataDir, 'pg')
  if (config.databaseUrl !== null) return work()
  if (existsSync(files)) {
    throw new CommandFault(
      `There is a database in ${config.dataDir} already. Set DATA_DIR to an empty directory.`,
    )
  }
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) await rm(files, { recursive: true, force: true })
    throw error
  }
}

/** Everything that the dump holds, into a database that holds nothing. */
const restore = (cliContext: CliContext, file: string) =>
  withDatabase(cliContext, async ({ db }) => {
    if ((await migrationsOf(db)).done.length > 0) {
      throw new CommandFault('The database is not empty.')
    }
    return load(db, file, cliContext.tell)
  })

function addBackup(program: Command, cliContext: CliContext): void {
  const { config, say, tell } = cliContext

  program
    .command('backup')
    .description('write everything into one file')
    .argument('<file>', 'is replaced once the new one is whole')
    .action(async (file: string) => {
      if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pg'))) {
        throw new CommandFault(`There is no database in ${config.dataDir}. Set DATA_DIR.`)
      }
      await withDatabase(cliContext, ({ db }) => dump(db, resolve(file), tell))
      say(`Everything is in ${file}. Keep it safe: it holds what people wrote.`)
    })
}

function addRestore(program: Command, cliContext: CliContext): void {
  const { say } = cliContext

  program
    .command('restore')
    .description('fill an empty data directory, or an empty database, from a backup')
    .argument('<file>', 'made by the command backup')
    .action(async (file: string) => {
      if (!existsSync(file)) throw new CommandFault(`There is no file ${file}.`)
      const rows = await inEmptyPlace(cliContext, () => restore(cliContext, file))
      say(`${rows} rows are back, and the books are sound.`)
    })
}

function addSeed(program: Command, cliContext: CliContext): void {
  const { say, tell } = cliContext

  program
    .command('seed')
    .description('plant the stories that ship, and renew those that nobody has edited')
    .action(async () => {
      const seed = readSeed(SEED_DIR)
      const seeded = await withProduct(cliContext, (ports) => seedCatalogue(ports, seed, tell))
      for (const fault of [...seed.faults, ...seeded.faults]) tell(`Left out ${fault}`)
      say(`${seeded.added} stories are new, ${seeded.renewed} were renewed.`)
    })
}

function addMigrate(program: Command, cliContext: CliContext): void {
  const { say, tell } = cliContext

  program
    .command('migrate')
    .description('bring the tables up to date')
    .action(async () => {
      const done = await withDatabase(cliContext, async ({ db }) => {
        const { pending } = await migrationsOf(db)
        if (pending.length > 0) tell(`Taking ${pending.length} steps...`)
        return migrate(db)
      })
      for (const name of done) tell(name)
      say(done.length === 0 ? 'The tables are up to date.' : `${done.length} steps were taken.`)
    })
}

function addImport(program: Command, cliContext: CliContext): void {
  program
    .command('import')
    .description('read a story from a file (Twee 3, Twine 2 HTML, ink or JSON) as a draft')
    .argument('<file>', 'ends in .twee, .tw, .html, .ink or .json')
    .requiredOption('--author <user>', 'required; username or e-mail of whose draft it is')
    .option('--category <name>', 'key of a category; else the first')
    .action(async (file: string, options: { author: string; category?: string }) => {
      if (!existsSync(file)) throw new CommandFault(`There is no file ${file}.`)
      const asked = { file, author: options.author, category: options.category }
      await withProduct(cliContext, (ports) => importStory(ports, asked, cliContext))
    })
}

/** Commands that keep, move and fill what the database holds. */
export function addDataCommands(program: Command, cliContext: CliContext): void {
  addBackup(program, cliContext)
  addRestore(program, cliContext)
  addSeed(program, cliContext)
  addMigrate(program, cliContext)
  addImport(program, cliContext)
}
