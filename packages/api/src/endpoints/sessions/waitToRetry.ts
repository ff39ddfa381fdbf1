const RETRIES = 8
const RETRY_CAP_MS = 4000

const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Doubles the delay each time, up to 4 s, and gives up after 8 tries. While the device is offline,
 * waits indefinitely.
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
