import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import type { Erasure, ErasureFile } from '../modules/account/index.ts'

/** By this name the list lies in a data directory. */
export const ERASURE_FILE = 'erased-accounts'

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\S+)$/

function erasureIn(line: string): Erasure[] {
  const [, user_id = '', at = ''] = LINE.exec(line) ?? []
  const erased_at = new Date(at)
  return user_id === '' || Number.isNaN(erased_at.getTime()) ? [] : [{ user_id, erased_at }]
}

/** Erasures that a file lists, one a line; none where there is no file. */
export const readErasures = (file: string): Erasure[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(erasureIn) : []

/**
 * The list of erased accounts that a data directory keeps beside its database, so that no backup of
 * the database can take it back. It names nobody: numbers of accounts that are no more, and days.
 */
export function openErasureFile(dataDir: string): ErasureFile {
  const file = join(dataDir, ERASURE_FILE)
  return {
    list: () => readErasures(file),
    add: async (erasures) => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      const handle = await open(file, 'a', 0o600)
      const lines = erasures.map(
        ({ user_id, erased_at }) => `${user_id} ${erased_at.toISOString()}`,
      )
      await handle.write(lines.map((line) => `${line}\n`).join(''))
      await handle.sync()
      await handle.close()
    },
  }
}
