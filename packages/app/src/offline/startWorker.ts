import type { RootState, Store } from '../store.ts'
import { watchWorker } from './serviceWorker.ts'

const isTurnRunning = ({ api }: RootState) =>
  Object.values(api.mutations).some(
    (mutation) => mutation?.endpointName === 'takeAction' && mutation.status === 'pending',
  )

/** Does something as soon as no turn is being told in this window. */
export function afterTurn({ getState, subscribe }: Store, work: () => void) {
  if (!isTurnRunning(getState())) return work()
  const stop = subscribe(() => {
    if (isTurnRunning(getState())) return
    stop()
    work()
  })
}

async function offerUpdate(onTake: () => void) {
  const { tellUpdate } = await import('../notices/toastQueue.ts')
  tellUpdate(onTake)
}

/** Starts the worker, and offers a newer version quietly, never in the middle of a turn. */
export function startWorker(store: Store) {
  const offer = (take: () => void) =>
    afterTurn(store, () => void offerUpdate(() => afterTurn(store, take)))
  // A browser without workers, or one that lets us have none: the site needs the network then.
  watchWorker(offer).catch(() => {})
}
