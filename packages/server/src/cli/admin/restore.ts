import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { openEmbedded, raise, type OpenDatabase } from '../../db/client.ts'
import { lockDataDir } from '../../db/lockDataDir.ts'
import { createStore } from '../../platform/store.ts'
import { systemClock } from '../../providers/clock.ts'
import { ERASURE_FILE, readErasures } from '../../providers/erasureFile.ts'
import { eraseAccounts, noteErasures } from '../../modules/account/index.ts'
import { CommandFault, withDatabase, type CliContext } from './cliContext.ts'
import { clearDatabase, isEmptyDatabase } from '../../backups/emptyDatabase.ts'
import { load } from '../../backups/load.ts'

export interface Restoring {
  file: string
  /** Additional list of erased accounts. */
  erasures?: string
  /** Moves the existing database to another folder. */
  replace?: boolean
}

export interface Restored {
  rows: number
  erased: number
  /** New path of the previous database. */
  aside: string | null
}

/** Reads lists from the data directory, next to the backup, and above it. */
function readErasureLists({ config }: CliContext, { file, erasures }: Restoring) {
  if (erasures !== undefined && !existsSync(erasures)) {
    throw new CommandFault(`There is no file ${erasures}.`)
  }
  const places = [config.dataDir, dirname(file), dirname(dirname(file))]
  const files = places.map((place) => join(place, ERASURE_FILE))
  return [...files, ...(erasures === undefined ? [] : [erasures])].flatMap(readErasures)
}

/** Also erases accounts that were erased since the backup. */
async function restoreInto({ db }: OpenDatabase, cliContext: CliContext, asked: Restoring) {
  const erasures = readErasureLists(cliContext, asked)
  const rows = await load(db, asked.file, cliContext.tell)
  const platform = { ...createStore(db), clock: systemClock }
  const erased = await noteErasures(platform, erasures)
  await eraseAccounts({ ...platform, reportFault: raise })
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
    if (!(await isEmptyDatabase(db))) throw new CommandFault('The database is not empty.')
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
    throw new CommandFault(
      `There is a database in ${dataDir} already. Set DATA_DIR to an empty directory, or say --replace to put it aside.`,
    )
  }
  const unlock = lockDataDir(dataDir)
  const building = join(dataDir, 'restoring')
  try {
    await rm(building, { recursive: true, force: true })
    await mkdir(building, { recursive: true, mode: 0o700 })
    const database = await openEmbedded(building, raise)
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

/** Restores a backup completely or not at all. */
export const restore = (cliContext: CliContext, asked: Restoring): Promise<Restored> =>
  cliContext.config.databaseUrl === null
    ? restoreEmbedded(cliContext, asked)
    : restoreOnServer(cliContext, asked)
