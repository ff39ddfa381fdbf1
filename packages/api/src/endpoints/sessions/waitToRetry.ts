const RETRIES = 8
const RETRY_CAP_MS = 4000

const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Waits twice as long after each loss, up to four seconds; gives up after eight. A device without a
 * network waits for it, however long that takes: the turn goes on without us.
 */
export async function waitToRetry(attempt: number): Promise<boolean> {
  if (attempt > RETRIES) return false
  if (isOffline()) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return true
  }
  await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, RETRY_CAP_MS)))
  return true
}
