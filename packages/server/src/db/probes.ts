import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { Db } from './database.ts'

/** Content of the test file, as large as a few dozen turns. Updating a row would prove nothing: it needs no space. */
const ROOM = new Uint8Array(1024 * 1024)
const ROOM_HOLDS_MS = 2000

async function hasRoom(file: string): Promise<boolean> {
  try {
    await writeFile(file, ROOM)
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true })
  }
}

/** Returns a probe that resolves to true if a new file can be written. */
export function createRoomProbe(dir: string): () => Promise<boolean> {
  const file = join(dir, `room-${process.pid}`)
  return repeatAfter(ROOM_HOLDS_MS, () => hasRoom(file))
}

function repeatAfter(ms: number, probe: () => Promise<boolean>) {
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > ms) [answer, asked] = [probe(), performance.now()]
    return answer
  }
}

const WITHIN_MS = 1000
const WRITES_HOLD_MS = 250

async function write(db: Db): Promise<boolean> {
  const written = db
    .insertInto('write_probes')
    .values({ id: 1, probed_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at: sql<Date>`now()` }))
    .execute()
    .then(
      () => true,
      () => false,
    )
  return withDeadline(written, { ms: WITHIN_MS, late: false })
}

export const createWriteProbe = (db: Db) => repeatAfter(WRITES_HOLD_MS, () => write(db))
