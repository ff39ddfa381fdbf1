import { lstatSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Runs on the system's Node before installation, so it uses only built-in modules. */

const TRY_EVERY_MS = 200
/** Older locks are stale, even if their process id is in use again. */
const OLDEST_MS = 15 * 60_000

function unless(code, look) {
  try {
    return look()
  } catch (error) {
    if (error.code === code) return null
    throw error
  }
}

/** Creates a symbolic link atomically. Its target is the process id of the lock's owner. */
const take = (path) => unless('EEXIST', () => symlinkSync(String(process.pid), path) ?? true)

const holderOf = (path) =>
  unless('ENOENT', () => ({ pid: readlinkSync(path), since: lstatSync(path).mtimeMs }))

function isGone({ pid, since }) {
  if (Date.now() - since > OLDEST_MS) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // A process of another user is alive although it cannot be signalled.
    return error.code === 'ESRCH'
  }
}

/** Removes the lock of a dead process. Of several waiting processes, only one does this. */
function removeLeftBehind(path) {
  const holder = holderOf(path)
  if (holder === null || !isGone(holder)) return
  const turn = `${path}-${holder.pid}`
  if (!take(turn)) return removeLeftBehind(turn)
  // Checks again, because another process may have replaced the lock.
  if (holderOf(path)?.since === holder.since) unlinkSync(path)
  unlinkSync(turn)
}

/**
 * Takes a lock and returns a function that releases it. While another process has it, waits and
 * calls `onWait` once. Takes over locks of dead processes.
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
