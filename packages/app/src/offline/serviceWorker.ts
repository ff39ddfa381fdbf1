const WORKER = '/sw.js'

type OnWaiting = (take: () => void) => void

/** Maximum wait for the activation, in milliseconds. */
const TIMEOUT_MS = 3000

/** The old worker can delay the activation for minutes. Reloading works with either worker. */
const take = (waiting: ServiceWorker) => {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, TIMEOUT_MS)
}

/** Registers the worker and watches for updates. Reloads only this window, and only on request. */
export async function watchWorker(onWaiting: OnWaiting) {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const tell = (worker: ServiceWorker | null) => {
    // The first worker replaces nothing.
    if (worker?.state === 'installed' && serviceWorker.controller) onWaiting(() => take(worker))
  }

  tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => tell(coming))
  })
  document.addEventListener('visibilitychange', () => {
    // Fails offline.
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
