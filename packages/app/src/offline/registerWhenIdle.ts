import { whenTouched } from '../shared/whenTouched.ts'
import type { Store } from '../store.ts'

/** How long a page that was touched is left alone, in milliseconds. */
const REST_MS = 4000

/**
 * Starts the service worker long after the page: nothing that is seen waits for it. It brings the
 * whole shell, more than any page weighs, so who only looks and leaves is spared it.
 */
export function registerWhenIdle(store: Store) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    const { startWorker } = await import('./startWorker.ts')
    startWorker(store)
  }
  // Without it the site only needs the network, and the next visit tries again.
  whenTouched(() => void setTimeout(() => void start().catch(() => {}), REST_MS))
}
