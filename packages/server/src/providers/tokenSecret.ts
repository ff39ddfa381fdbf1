import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { StoredSecret } from '../platform/call.ts'

const BYTES = 32

export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

const fileIn = (dataDir: string) => join(dataDir, 'token-secret')
const previousIn = (dataDir: string) => join(dataDir, 'token-secret-previous')

const read = (file: string) => readFileSync(file, 'utf8').trim()

/** Returns the stored secret. If there is no secret, returns a new one without storing it. */
export function offeredTokenSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  return existsSync(file) ? read(file) : newSecret()
}

/** Returns the stored secret. The first call creates it, so that only the owner can read it. */
function keptTokenSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx` fails if the file exists, so that all starting processes read the same secret.
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return read(file)
}

/** Returns the secrets, newest first. They sign immediately, because only one process uses them. */
export function secretsOfDirectory(dataDir: string): StoredSecret[] {
  const kept = [keptTokenSecret(dataDir)]
  const previous = previousIn(dataDir)
  if (existsSync(previous)) kept.push(read(previous))
  return kept.map((value) => ({ value, signs_from: null }))
}

/** Stores a new secret. The current one becomes the previous one. Returns false if there is already a previous one. */
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

export function dropPreviousOfDirectory(dataDir: string): void {
  rmSync(previousIn(dataDir), { force: true })
}
