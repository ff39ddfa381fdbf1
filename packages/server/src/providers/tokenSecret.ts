import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { KeptSecret } from '../platform/secrets.ts'

const BYTES = 32

export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

const fileIn = (dataDir: string) => join(dataDir, 'token-secret')
const previousIn = (dataDir: string) => join(dataDir, 'token-secret-previous')

const read = (file: string) => readFileSync(file, 'utf8').trim()

/** The secret that this directory keeps, else a new one that is kept nowhere yet. */
export function offeredTokenSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  return existsSync(file) ? read(file) : newSecret()
}

/** The secret that this installation keeps: made once, readable by its owner alone. */
function keptTokenSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx` lets one of several processes that start at once win; the others read its secret.
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return read(file)
}

/** The secrets that this directory keeps, the newest first; one process reads them, and signs at once. */
export function secretsOfDirectory(dataDir: string): KeptSecret[] {
  const kept = [keptTokenSecret(dataDir)]
  const previous = previousIn(dataDir)
  if (existsSync(previous)) kept.push(read(previous))
  return kept.map((value) => ({ value, signs_from: null }))
}

/** Keeps a new secret, and the one of before beside it; false where one lies beside it already. */
export function turnSecretOfDirectory(dataDir: string): boolean {
  const before = keptTokenSecret(dataDir)
  try {
    writeFileSync(previousIn(dataDir), before, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  const part = `${fileIn(dataDir)}.part`
  writeFileSync(part, newSecret(), { mode: 0o600 })
  renameSync(part, fileIn(dataDir))
  return true
}

/** Keeps the one of before no more. */
export function dropPreviousOfDirectory(dataDir: string): void {
  rmSync(previousIn(dataDir), { force: true })
}
