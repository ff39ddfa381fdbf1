import type { RootState, Store } from '../store.ts'
import { watchWorker } from './serviceWorker.ts'

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

/** Starts the worker and offers updates, but not during a turn. */
export function startWorker(store: Store) {
  const offer = (take: () => void) =>
    afterTurn(store, () => void offerUpdate(() => afterTurn(store, take)))
  // Without a service worker the site needs the network.
  watchWorker(offer).catch(() => {})
}
