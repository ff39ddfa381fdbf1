const WORKER = '/sw.js'

/** A newer version waits; called with what makes it the one that is used. */
type OnWaiting = (take: () => void) => void

/** How long the worker in use may hold back the newer one, in milliseconds. */
const TIMEOUT_MS = 3000

/**
 * A browser lets the worker in use end what it is answering first, for minutes if need be. The page
 * does not wait for that: it comes from the server, and is the newer one with either worker.
 */
const take = (waiting: ServiceWorker) => {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, TIMEOUT_MS)
}

/**
 * Registers the worker that keeps the shell, and watches for the next one. Nothing is loaded anew
 * unless it is asked for, and then in this window alone.
 */
export async function watchWorker(onWaiting: OnWaiting) {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const tell = (worker: ServiceWorker | null) => {
    // The first worker of a device replaces nothing.
    if (worker?.state === 'installed' && serviceWorker.controller) onWaiting(() => take(worker))
  }

  tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => tell(coming))
  })
  document.addEventListener('visibilitychange', () => {
    // Away from the network there is nothing newer to be had.
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
