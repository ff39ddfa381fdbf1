import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import type { Erasure, ErasureFile } from '../modules/account/index.ts'

export const ERASURE_FILE = 'erased-accounts'

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\S+)$/

function erasureIn(line: string): Erasure[] {
  const [, user_id = '', at = ''] = LINE.exec(line) ?? []
  const erased_at = new Date(at)
  return user_id === '' || Number.isNaN(erased_at.getTime()) ? [] : [{ user_id, erased_at }]
}

export const readErasures = (file: string): Erasure[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(erasureIn) : []

/** Opens the list of erased accounts. A restored backup doesn't change it, because it isn't in the database. */
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
