import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Space for some dozen turns. Rewriting a row takes none, even on a full disk. */
const ROOM = new Uint8Array(1024 * 1024)
/** More frequent calls get the same answer. */
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

/** Returns true if files can grow, by writing a temporary one. */
export function createRoomProbe(dir: string): () => Promise<boolean> {
  const file = join(dir, `room-${process.pid}`)
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > HOLDS_MS) [answer, asked] = [hasRoom(file), performance.now()]
    return answer
  }
}
