import { lstatSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Runs on the machine's own Node, before anything is installed: node built-ins only. */

const TRY_EVERY_MS = 200
/** An older lock was left behind, whichever process has the number of its holder by now. */
const OLDEST_MS = 15 * 60_000

/** What a look finds; null where it fails with this code. */
function unless(code, look) {
  try {
    return look()
  } catch (error) {
    if (error.code === code) return null
    throw error
  }
}

/** A link comes to be at once with what it says: the number of the process that holds the lock. */
const take = (path) => unless('EEXIST', () => symlinkSync(String(process.pid), path) ?? true)

/** Who holds the lock, and since when; null where nobody does. */
const holderOf = (path) =>
  unless('ENOENT', () => ({ pid: readlinkSync(path), since: lstatSync(path).mtimeMs }))

function isGone({ pid, since }) {
  if (Date.now() - since > OLDEST_MS) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // A process of another user's may not be asked, and lives.
    return error.code === 'ESRCH'
  }
}

/** Removes the lock of a process that is gone; of several that see it, one does. */
function removeLeftBehind(path) {
  const holder = holderOf(path)
  if (holder === null || !isGone(holder)) return
  const turn = `${path}-${holder.pid}`
  if (!take(turn)) return removeLeftBehind(turn)
  // By now another may have removed it, and somebody hold the next.
  if (holderOf(path)?.since === holder.since) unlinkSync(path)
  unlinkSync(turn)
}

/**
 * Takes the lock at a path, which one process holds at a time; answers with what gives it back. While
 * another holds it this waits, and says so once; the lock of a process that is gone is taken over.
 */
export async function lockFile(path, { onWait }) {
  let isWaiting = false
  while (!take(path)) {
    removeLeftBehind(path)
    if (holderOf(path) === null) continue
    if (!isWaiting) onWait()
    isWaiting = true
    await setTimeout(TRY_EVERY_MS)
  }
  return () => {
    if (holderOf(path)?.pid === String(process.pid)) unlinkSync(path)
  }
}
