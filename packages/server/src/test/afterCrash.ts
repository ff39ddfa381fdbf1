import { fstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

import { START_PARAMS } from '../db/pgliteStart.ts'
import { SyncedFiles } from '../db/syncedFiles.ts'

/** What PostgreSQL never syncs: it makes them anew after a crash. */
const MADE_ANEW = /postmaster\.pid|pg_internal\.init|pg_stat|pg_subtrans/

/** Every file below a folder: its number on the file system, and when it was written last. */
function filesOf(dir: string) {
  const found = new Map<string, { ino: bigint; mtimeNs: bigint }>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) found.set(path, statSync(path, { bigint: true }))
  }
  return found
}

/** Opens the files of a process that was killed, on a disk that can or can't take all at once. */
export async function openAfterCrash(dir: string, { takesAll }: { takesAll: boolean }) {
  const atFirst = filesOf(dir)
  let whole = atFirst
  let synced = new Set<bigint>()
  const ofData = new Set<bigint>()
  const inodeOf = (descriptor: number) => fstatSync(descriptor, { bigint: true }).ino
  const fs = new SyncedFiles(dir, {
    syncFile: (descriptor) => synced.add(inodeOf(descriptor)),
    syncData: (descriptor) => {
      ofData.add(inodeOf(descriptor))
      synced.add(inodeOf(descriptor))
    },
    syncAll: () => {
      if (!takesAll) return false
      whole = filesOf(dir)
      synced = new Set()
      return true
    },
  })
  const pglite = await PGlite.create({ fs, extensions: { pg_trgm }, startParams: START_PARAMS })
  fs.opened()

  return {
    pglite,
    /** How many files there were, and how many were synced by themselves, since all were at once. */
    counts: () => ({ files: atFirst.size, synced: synced.size }),
    /** Files of which the data alone was synced. */
    syncedByData: () =>
      [...filesOf(dir)].flatMap(([path, { ino }]) => (ofData.has(ino) ? path : [])),
    /** Files that were written since, and of these the ones that a power cut would take. */
    written: () => {
      const paths = [...filesOf(dir)].filter(
        ([path, { mtimeNs }]) => mtimeNs !== whole.get(path)?.mtimeNs && !MADE_ANEW.test(path),
      )
      return { count: paths.length, lost: paths.filter(([, { ino }]) => !synced.has(ino)) }
    },
  }
}
