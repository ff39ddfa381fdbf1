import type { RootState, Store } from '../store.ts'

const isTurnRunning = ({ api }: RootState) =>
  Object.values(api.mutations).some(
    (mutation) => mutation?.endpointName === 'takeAction' && mutation.status === 'pending',
  )

export function afterTurn({ getState, subscribe }: Store, work: () => void) {
  if (!isTurnRunning(getState())) return work()
  const stop = subscribe(() => {
    if (isTurnRunning(getState())) return
    stop()
    work()
  })
}

async function offerUpdate(onTake: () => void) {
  const { notifyUpdate } = await import('../notices/toastQueue.ts')
  notifyUpdate(onTake)
}

/** Starts the service worker and offers updates, but not during a turn. */
export function startWorker(store: Store) {
  const offer = (take: () => void) =>
    afterTurn(store, () => void offerUpdate(() => afterTurn(store, take)))
  // Without a service worker the site needs the network.
  watchWorker(offer).catch(() => {})
}

const WORKER = '/sw.js'

type OnWaiting = (take: () => void) => void

/** Maximum wait for the activation, in milliseconds. */
const TIMEOUT_MS = 3000

/** Activates the new worker and reloads. Reloads even if the old one delays the activation. */
const take = (waiting: ServiceWorker) => {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(reload, TIMEOUT_MS)
}

/** Registers the worker and watches for updates. Reloads only this tab, and only on request. */
async function watchWorker(onWaiting: OnWaiting) {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const tell = (worker: ServiceWorker | null) => {
    // The first worker is not an update.
    if (worker?.state === 'installed' && serviceWorker.controller) onWaiting(() => take(worker))
  }

  tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => tell(coming))
  })
  document.addEventListener('visibilitychange', () => {
    // The update fails offline.
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
