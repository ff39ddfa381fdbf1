import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

const newSecret = () => randomBytes(BYTES).toString('base64url')

/** The secret that this directory keeps, else a new one that is kept nowhere yet. */
export function offeredTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : newSecret()
}

/** The secret that this installation keeps: made once, readable by its owner alone. */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx` lets one of several processes that start at once win; the others read its secret.
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
