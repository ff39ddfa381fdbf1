import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Time to wait for the lock, because a previous process may still be stopping. */
const TIMEOUT_MS = 5000

export class DataDirInUseError extends Error {
  constructor(dir: string) {
    super(`The data directory ${dir} is in use by another process. Stop it, or set DATA_DIR.`)
    this.name = 'DataDirInUseError'
  }
}

export class DataDirUnusableError extends Error {
  constructor(dir: string, cause: unknown) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(`DATA_DIR ${dir} cannot be used as a directory that we may write in (${why}).`)
    this.name = 'DataDirUnusableError'
  }
}

function openLock(dir: string, patienceMs: number): DatabaseSync {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(dir, 'lock'), { timeout: patienceMs })
  } catch (cause) {
    throw new DataDirUnusableError(dir, cause)
  }
}

/** Locks the directory until the process ends. Two PGlites would silently lose rows. */
export function lockDataDir(dir: string, patienceMs = TIMEOUT_MS): () => void {
  const lock = openLock(dir, patienceMs)
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new DataDirInUseError(dir)
  }
  // If a start was killed, this file may be incomplete, and PGlite would refuse to start.
  rmSync(join(dir, 'pg', 'postmaster.pid'), { force: true })
  return () => lock.close()
}
