import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

/** Linux keeps what lies here in memory; elsewhere there is none. */
const MEMORY = '/dev/shm'
const NAME = 'kathasagar-check-'
const GIGABYTE = 2 ** 30
/** PostgreSQL's log alone may take one of them; browsers and tests need memory beside it. */
const ROOM = 4 * GIGABYTE
const LEAST_MEMORY = 12 * GIGABYTE

/** Whether folders in memory may be used: a container may have a few megabytes of it. */
function hasRoom() {
  if (!existsSync(MEMORY) || totalmem() < LEAST_MEMORY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM
}

const isRunning = (pid) => existsSync(join('/proc', pid))

/** What a run that was killed has left behind takes memory until somebody removes it. */
function sweep() {
  const left = readdirSync(MEMORY).filter((name) => name.startsWith(NAME))
  for (const name of left.filter((it) => !isRunning(it.slice(NAME.length).split('-')[0]))) {
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true })
    } catch {
      // It is another user's, who sweeps it.
    }
  }
}

/**
 * Puts temporary files of this process and its children in memory, where there is room: databases,
 * profiles and fixtures are thousands of small files, and to make one on a disk takes thirty times as
 * long. A TMPDIR that somebody has set is kept.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  sweep()
  const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`))
  // The database runs as a user of its own, and passes through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
