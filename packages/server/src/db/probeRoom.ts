import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Enough for a few dozen turns. Rewriting a row needs no space and proves nothing. */
const ROOM = new Uint8Array(1024 * 1024)
/** Time that a result is reused. */
const HOLDS_MS = 2000

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

/** The probe is true if a file can grow. */
export function createRoomProbe(dir: string): () => Promise<boolean> {
  const file = join(dir, `room-${process.pid}`)
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > HOLDS_MS) [answer, asked] = [hasRoom(file), performance.now()]
    return answer
  }
}
