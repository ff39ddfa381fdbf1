import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a few dozen turns take. A row that is written again takes nothing, on a full disk too. */
const ROOM = new Uint8Array(1024 * 1024)
/** Whoever asks more often hears the same again. */
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

/** Answers whether files of a directory may grow just now, by writing one and taking it away. */
export function createRoomProbe(dir: string): () => Promise<boolean> {
  const file = join(dir, `room-${process.pid}`)
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > HOLDS_MS) [answer, asked] = [hasRoom(file), performance.now()]
    return answer
  }
}
