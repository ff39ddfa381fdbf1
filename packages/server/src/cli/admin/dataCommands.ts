import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'

import { exportFile, formatsFor, type ImportEffect, type ImportNote } from '@kathasagar/interchange'
import { EXPORT_FORMATS } from '@kathasagar/story/vocabulary'
import type { Command } from 'commander'

import { dump } from '../../backups/dump.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import {
  createImported,
  exportSources,
  findOwn,
  taxonomyNames,
  wholeStory,
} from '../../modules/authoring/index.ts'
import { findUserByName } from '../../modules/users/index.ts'
import { findSeeded } from '../../seed/seed.queries.ts'
import type { Context } from '../../platform/context.ts'
import { createImportPool } from '../../providers/imports/importPool.ts'
import { readSeed } from '../../seed/readSeed.ts'
import { seedShipped } from '../../seed/seedShipped.ts'
import { type CliContext, CommandFault, orFault, withDatabase, withProduct } from './cliContext.ts'
import { restore, type Restoring } from './restore.ts'
import { storyFiles } from './storyFiles.ts'

interface ExportAsked {
  /** Slug of a shipped story, or an ID. */
  story: string
  format: string
  /** Default: standard output. */
  to: string | undefined
}

const OPERATOR = { userId: '00000000-0000-0000-0000-000000000000', isAdmin: true }

async function exportStory(
  ports: Context,
  { story, format, to }: ExportAsked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const { db } = ports
  const id = UUID.test(story) ? story : (await findSeeded(db, story))?.id
  const found = id === undefined ? undefined : await findOwn(db, id, OPERATOR)
  if (!found) throw new CommandFault(`There is no story ${story}.`)
  const whole = await wholeStory(db, found, OPERATOR)
  if (!whole) throw new CommandFault(`${found.title} has no scenes yet.`)
  const formats = formatsFor(whole.structure)
  const known = formats.find((one) => one === format)
  if (!known) throw new CommandFault(`This story can be exported as ${formats.join(' or ')}.`)
  const { text } = await exportFile(known, whole, exportSources(ports))
  if (to === undefined) return say(text)
  await writeFile(to, text)
  tell(`${found.title} is in ${to}.`)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

interface ImportAsked {
  file: string
  /** Username or email. */
  author: string
  /** Default: the first category. */
  category: string | undefined
}

const EFFECTS: Readonly<Record<ImportEffect, string>> = {
  story: 'changes the story',
  looks: 'changes its looks',
  nothing: 'changes nothing',
}

async function importStory(
  ports: Context,
  { file, author, category }: ImportAsked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const { db } = ports
  const user = await findUserByName(db, author)
  if (!user) throw new CommandFault(`There is no user ${author}.`)
  const { categories, first } = await taxonomyNames(db)
  const asked = categories.find(({ name }) => name === category)
  if (first === null || (category !== undefined && !asked)) {
    throw new CommandFault('There is no such category. Run the command seed first.')
  }
  const files = await storyFiles(file)
  const imported = await createImported(ports, user, {
    files,
    title: basename(file),
    category: asked?.id,
  })
  const { story, notes } = orFault(imported)
  for (const note of notes) tell(sentenceOf(note))
  say(`${story.title} is a draft of ${user.username}: /edit-story/${story.id}`)
}

const sentenceOf = ({ line, passage, message, effect, count }: ImportNote): string =>
  [EFFECTS[effect], line && `line ${line}`, passage, message, count > 1 && `${count} places`]
    .filter(Boolean)
    .join(' · ')

function addBackup(program: Command, cliContext: CliContext): void {
  const { say, tell } = cliContext

  program
    .command('backup')
    .description('write everything into one file')
    .argument('<file>', 'is there once it is whole')
    .option('--overwrite', 'replace a file that is there')
    .action(async (file: string, { overwrite }: { overwrite?: boolean }) => {
      if (existsSync(file) && !overwrite) {
        throw new CommandFault(`There is a file ${file} already. Say --overwrite to replace it.`)
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
    .argument('<file>', 'made by the command backup, or by a running server')
    .option('--erasures <file>', 'a list of accounts that were erased and must not come back')
    .option('--replace', 'put the embedded database that is there aside')
    .action(async (file: string, options: Omit<Restoring, 'file'>) => {
      if (!existsSync(file)) throw new CommandFault(`There is no file ${file}.`)
      const { rows, erased, aside } = await restore(cliContext, {
        ...options,
        file: resolve(file),
      })
      if (aside !== null) say(`The database that was there lies in ${aside}.`)
      if (erased > 0) say(`${erased} erasures were made after this backup, and hold.`)
      say(`${rows} rows are back, and the books are sound.`)
    })
}

function addSeed(program: Command, cliContext: CliContext): void {
  const { say, tell } = cliContext

  program
    .command('seed')
    .description('write the stories that ship, and renew those that nobody has edited')
    .action(async () => {
      const seed = readSeed()
      const seeded = await withProduct(cliContext, (ports) => seedShipped(ports, seed, tell))
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

const REVIEW_OPTIONS = { timeoutMs: 120_000, maxWaiting: 1 } as const

function addImport(program: Command, cliContext: CliContext): void {
  program
    .command('import')
    .description('import a story (Twee, a Twine page, ink or JSON) as a draft')
    .argument('<file>', 'a file, a folder of them, or a zip')
    .requiredOption('--author <user>', 'required; username or e-mail of whose draft it is')
    .option('--category <name>', 'key of a category; else the first')
    .action(async (file: string, options: { author: string; category?: string }) => {
      if (!existsSync(file)) throw new CommandFault(`There is no file ${file}.`)
      const asked = { file, author: options.author, category: options.category }
      const storyImporter = createImportPool(REVIEW_OPTIONS)
      const bring = (ports: Context) => importStory(ports, asked, cliContext)
      try {
        await withProduct(cliContext, bring, { storyImporter })
      } finally {
        await storyImporter.close()
      }
    })
}

interface ExportOptions {
  format: string
  to?: string
}

function addExport(program: Command, cliContext: CliContext): void {
  program
    .command('export')
    .description('write a story as a file')
    .argument('<story>', 'short name of a story that ships, or the id of any')
    .option('--format <format>', EXPORT_FORMATS.join(', '), 'json')
    .option('--to <file>', 'where to; else it is printed')
    .action(async (story: string, { format, to }: ExportOptions) => {
      await withProduct(cliContext, (ports) =>
        exportStory(ports, { story, format, to }, cliContext),
      )
    })
}

export function addDataCommands(program: Command, cliContext: CliContext): void {
  addBackup(program, cliContext)
  addRestore(program, cliContext)
  addSeed(program, cliContext)
  addMigrate(program, cliContext)
  addImport(program, cliContext)
  addExport(program, cliContext)
}
