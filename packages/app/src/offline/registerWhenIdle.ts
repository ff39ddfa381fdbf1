import type { Store } from '../store.ts'

/** How long a page that is whole is left alone, in milliseconds. */
const REST_MS = 4000

/** Starts the service worker long after the page: nothing that is seen waits for it. */
export function registerWhenIdle(store: Store) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    const { startWorker } = await import('./startWorker.ts')
    startWorker(store)
  }
  // Without it the site only needs the network, and the next visit tries again.
  const begin = () => void setTimeout(() => void start().catch(() => {}), REST_MS)
  // The code of a page that came drawn may begin when all else is loaded already.
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
