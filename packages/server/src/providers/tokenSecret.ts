import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/** The secret that this installation keeps: made once, readable by its owner alone. */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx` lets one of several processes that start at once win; the others read its secret.
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
