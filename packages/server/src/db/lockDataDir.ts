import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A restart overlaps its predecessor briefly. */
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

/** Takes a kernel lock that ends with the process. Two PGlites on one directory silently lose rows. */
export function lockDataDir(dir: string, patienceMs = TIMEOUT_MS): () => void {
  const lock = openLock(dir, patienceMs)
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new DataDirInUseError(dir)
  }
  // A kill during the start can leave this file incomplete. PGlite then refuses to start.
  rmSync(join(dir, 'pg', 'postmaster.pid'), { force: true })
  return () => lock.close()
}
