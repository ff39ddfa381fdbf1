import { existsSync } from 'node:fs'
import { writeFile, mkdir, rename, rm, readdir, readFile, stat } from 'node:fs/promises'
import { basename, resolve, dirname, join, relative } from 'node:path'

import { exportFile, formatsFor, IMPORT_LIMITS, isPictureName } from '@kathasagar/interchange'
import type { ImportEffect, ImportNote, SourceFile } from '@kathasagar/interchange'
import { EXPORT_FORMATS } from '@kathasagar/story/vocabulary'
import type { Command } from 'commander'

import { dump } from '../../backups/dump.ts'
import { clearDatabase, isEmptyDatabase, load } from '../../backups/load.ts'
import { openEmbedded, rethrow, type OpenDatabase } from '../../db/client.ts'
import { lockDataDir } from '../../db/lockDataDir.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import { eraseAccounts, noteErasures } from '../../modules/account/index.ts'
import {
  createImported,
  exportSources,
  findOwn,
  taxonomyNames,
  wholeStory,
} from '../../modules/authoring/index.ts'
import { findUserByName } from '../../modules/users/index.ts'
import type { Context } from '../../modules/calls.ts'
import { createStore } from '../../platform/call.ts'
import { systemClock } from '../../providers/clock.ts'
import { ERASURE_FILE, readErasures } from '../../providers/erasureFile.ts'
import { createImportPool } from '../../providers/imports/importPool.ts'
import { readSeed } from '../../seed/readSeed.ts'
import { findSeeded } from '../../seed/seed.queries.ts'
import { seedShipped } from '../../seed/seedShipped.ts'
import { type CliContext, CommandError, orThrow, withDatabase, withProduct } from './cliContext.ts'

const HOLDS_STORY = /\.(?:html?|twee3?|tw|ink|json|txt|zip)$/iu

export async function storyFiles(path: string): Promise<SourceFile[]> {
  const { isFolder, size } = await kindOf(path)
  if (!isFolder) return [{ name: basename(path), bytes: await bytesOf(path, size) }]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).slice(0, IMPORT_LIMITS.files + 1)
  const sources: SourceFile[] = []
  for (const { name, parentPath } of files) {
    const whole = join(parentPath, name)
    const bytes =
      HOLDS_STORY.test(name) || isPictureName(name)
        ? await bytesOf(whole, (await kindOf(whole)).size)
        : new Uint8Array()
    sources.push({ name: relative(path, whole).replaceAll('\\', '/'), bytes })
  }
  return sources
}

async function kindOf(path: string) {
  const found = await stat(path)
  return { isFolder: found.isDirectory(), size: found.size }
}

/** Reads a file. For a file that is too large, returns placeholder bytes that the importer refuses. */
const bytesOf = async (path: string, size: number): Promise<Uint8Array> =>
  size > IMPORT_LIMITS.pageBytes ? new Uint8Array(IMPORT_LIMITS.pageBytes + 1) : readFile(path)

interface Restoring {
  file: string
  erasures?: string
  replace?: boolean
}

interface Restored {
  rows: number
  erased: number
  aside: string | null
}

/** Reads the erasure lists in the data directory, the backup's folder, and its parent folder. */
function readErasureLists({ config }: CliContext, { file, erasures }: Restoring) {
  if (erasures !== undefined && !existsSync(erasures)) {
    throw new CommandError(`There is no file ${erasures}.`)
  }
  const places = [config.dataDir, dirname(file), dirname(dirname(file))]
  const files = places.map((place) => join(place, ERASURE_FILE))
  return [...files, ...(erasures === undefined ? [] : [erasures])].flatMap(readErasures)
}

async function restoreInto({ db }: OpenDatabase, cliContext: CliContext, asked: Restoring) {
  const erasures = readErasureLists(cliContext, asked)
  const rows = await load(db, asked.file, cliContext.tell)
  const platform = { ...createStore(db), clock: systemClock }
  const erased = await noteErasures(platform, erasures)
  await eraseAccounts({ ...platform, reportError: rethrow })
  return { rows, erased }
}

async function restoreAndClose(database: OpenDatabase, cliContext: CliContext, asked: Restoring) {
  try {
    return await restoreInto(database, cliContext, asked)
  } finally {
    await database.close()
  }
}

async function restoreOnServer(cliContext: CliContext, asked: Restoring): Promise<Restored> {
  return withDatabase(cliContext, async (database) => {
    const { db } = database
    if (!(await isEmptyDatabase(db))) throw new CommandError('The database is not empty.')
    await clearDatabase(db)
    try {
      return { ...(await restoreInto(database, cliContext, asked)), aside: null }
    } catch (error) {
      await clearDatabase(db)
      throw error
    }
  })
}

/** Restores into a temporary folder and renames it, so that a failure changes nothing. */
async function restoreEmbedded(cliContext: CliContext, asked: Restoring): Promise<Restored> {
  const { dataDir } = cliContext.config
  const place = join(dataDir, 'pg')
  if (existsSync(place) && !asked.replace) {
    throw new CommandError(
      `There is a database in ${dataDir} already. Set DATA_DIR to an empty directory, or say --replace to put it aside.`,
    )
  }
  const unlock = lockDataDir(dataDir)
  const building = join(dataDir, 'restoring')
  try {
    await rm(building, { recursive: true, force: true })
    await mkdir(building, { recursive: true, mode: 0o700 })
    const database = await openEmbedded(building, rethrow)
    const filled = await restoreAndClose(database, cliContext, asked)
    const aside = existsSync(place)
      ? `${place}-before-${new Date().toISOString().replaceAll(':', '-')}`
      : null
    if (aside !== null) await rename(place, aside)
    await rename(join(building, 'pg'), place)
    return { ...filled, aside }
  } finally {
    await rm(building, { recursive: true, force: true })
    unlock()
  }
}

const restore = (cliContext: CliContext, asked: Restoring): Promise<Restored> =>
  cliContext.config.databaseUrl === null
    ? restoreEmbedded(cliContext, asked)
    : restoreOnServer(cliContext, asked)

interface ExportAsked {
  story: string
  format: string
  /** Output file. Default: standard output. */
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
  if (!found) throw new CommandError(`There is no story ${story}.`)
  const whole = await wholeStory(db, found, OPERATOR)
  if (!whole) throw new CommandError(`${found.title} has no scenes yet.`)
  const formats = formatsFor(whole.structure)
  const known = formats.find((one) => one === format)
  if (!known) throw new CommandError(`This story can be exported as ${formats.join(' or ')}.`)
  const { text } = await exportFile(known, whole, exportSources(ports))
  if (to === undefined) return say(text)
  await writeFile(to, text)
  tell(`${found.title} is in ${to}.`)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu

interface ImportAsked {
  file: string
  author: string
  /** Name of the category. Default: the first category. */
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
  if (!user) throw new CommandError(`There is no user ${author}.`)
  const { categories, first } = await taxonomyNames(db)
  const asked = categories.find(({ name }) => name === category)
  if (first === null || (category !== undefined && !asked)) {
    throw new CommandError('There is no such category. Run the command seed first.')
  }
  const files = await storyFiles(file)
  const imported = await createImported(ports, user, {
    files,
    title: basename(file),
    category: asked?.id,
  })
  const { story, notes } = orThrow(imported)
  for (const note of notes) tell(sentenceOf(note))
  say(`${story.title} is a draft of ${user.username}: /edit-story/${story.id}`)
}

const sentenceOf = ({ line, passage, message, effect, count }: ImportNote): string =>
  [EFFECTS[effect], line && `line ${line}`, passage, message, count > 1 && `${count} places`]
    .filter(Boolean)
    .join(' · ')

const REVIEW_OPTIONS = { timeoutMs: 120_000, maxWaiting: 1 } as const

export function addDataCommands(program: Command, cliContext: CliContext): void {
  const { say, tell } = cliContext

  program
    .command('backup')
    .description('back up the database into one file')
    .argument('<file>', 'backup file, created when it is complete')
    .option('--overwrite', 'replace an existing file')
    .action(async (file: string, { overwrite }: { overwrite?: boolean }) => {
      if (existsSync(file) && !overwrite) {
        throw new CommandError(`There is a file ${file} already. Say --overwrite to replace it.`)
      }
      await withDatabase(cliContext, ({ db }) => dump(db, resolve(file), tell))
      say(`Everything is in ${file}. Keep it safe: it holds what people wrote.`)
    })

  program
    .command('restore')
    .description('restore a backup into an empty data directory or database')
    .argument('<file>', 'backup by this command or by a running server')
    .option('--erasures <file>', 'list of erased accounts, which are erased again')
    .option('--replace', 'move the existing embedded database aside')
    .action(async (file: string, options: Omit<Restoring, 'file'>) => {
      if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
      const { rows, erased, aside } = await restore(cliContext, { ...options, file: resolve(file) })
      if (aside !== null) say(`The earlier database was moved to ${aside}.`)
      if (erased > 0) say(`${erased} erasures were made after this backup, and hold.`)
      say(`${rows} rows are restored, and the ledger is consistent.`)
    })

  program
    .command('seed')
    .description('add the shipped stories, and update those that nobody has edited')
    .action(async () => {
      const seed = readSeed()
      const seeded = await withProduct(cliContext, (ports) => seedShipped(ports, seed, tell))
      for (const fault of [...seed.faults, ...seeded.faults]) tell(`Left out ${fault}`)
      say(`${seeded.added} stories are new, ${seeded.renewed} were renewed.`)
    })

  program
    .command('migrate')
    .description('run pending migrations')
    .action(async () => {
      const done = await withDatabase(cliContext, async ({ db }) => {
        const { pending } = await migrationsOf(db)
        if (pending.length > 0) tell(`Taking ${pending.length} steps...`)
        return migrate(db)
      })
      for (const name of done) tell(name)
      say(done.length === 0 ? 'The tables are up to date.' : `${done.length} steps were taken.`)
    })

  program
    .command('import')
    .description('import a story (Twee, a Twine page, ink or JSON) as a draft')
    .argument('<file>', 'a file, a folder or a zip file')
    .requiredOption('--author <user>', 'required; username or e-mail of the author')
    .option('--category <name>', 'key of a category. Default: the first one')
    .action(async (file: string, options: { author: string; category?: string }) => {
      if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
      const asked = { file, author: options.author, category: options.category }
      const storyImporter = createImportPool(REVIEW_OPTIONS)
      const bring = (ports: Context) => importStory(ports, asked, cliContext)
      try {
        await withProduct(cliContext, bring, { storyImporter })
      } finally {
        await storyImporter.close()
      }
    })

  program
    .command('export')
    .description('export a story')
    .argument('<story>', 'slug of a shipped story, or the id of any story')
    .option('--format <format>', EXPORT_FORMATS.join(', '), 'json')
    .option('--to <file>', 'target file. Default: standard output')
    .action(async (story: string, { format, to }: { format: string; to?: string }) => {
      await withProduct(cliContext, (ports) =>
        exportStory(ports, { story, format, to }, cliContext),
      )
    })
}
