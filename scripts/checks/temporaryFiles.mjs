import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NAME = 'kathasagar-check-'
const GIGABYTE = 2 ** 30
/** Minimum free space and memory, because PostgreSQL's log alone may take 1 GB. */
const ROOM = 4 * GIGABYTE
const LEAST_MEMORY = 12 * GIGABYTE

/** Returns true if the file system in memory suffices. Containers often limit it. */
function hasRoom() {
  if (!existsSync(MEMORY) || totalmem() < LEAST_MEMORY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM
}

const isRunning = (pid) => existsSync(join('/proc', pid))

function sweep() {
  const left = readdirSync(MEMORY).filter((name) => name.startsWith(NAME))
  for (const name of left.filter((it) => !isRunning(it.slice(NAME.length).split('-')[0]))) {
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true })
    } catch {
      // The folder may belong to another user.
    }
  }
}

/** Sets TMPDIR to a folder in memory, which is faster, unless it is set. */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  sweep()
  const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`))
  // The database's user needs to traverse the folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
