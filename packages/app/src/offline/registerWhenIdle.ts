import { onFirstInput } from '../shared/onFirstInput.ts'
import type { Store } from '../store.ts'

const REST_MS = 4000

/** Registers the service worker late, because it downloads the whole app shell. */
export function registerWhenIdle(store: Store) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    const { startWorker } = await import('./startWorker.ts')
    startWorker(store)
  }
  // If this fails, the site needs the network. The next visit retries.
  onFirstInput(() => void setTimeout(() => void start().catch(() => {}), REST_MS))
}
