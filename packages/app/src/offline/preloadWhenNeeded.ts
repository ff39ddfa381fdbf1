import { firstCalls } from '@kathasagar/api/internal'
import { preloadMobileMenu } from '@kathasagar/ui/internal'

import { runWhenIdle } from '../shared/runWhenIdle.ts'
import { onFirstInput } from '../shared/onFirstInput.ts'
import type { Store } from '../store.ts'

// The first call reports a failure.
const ignoreFailure = () => undefined

const loadNow = () => void Promise.all(firstCalls.map((load) => load())).catch(ignoreFailure)

/** Loads one file after another when idle, so that clicks are not delayed. */
async function loadInTurn(loads: readonly (() => Promise<unknown>)[]) {
  for (const load of loads) {
    await new Promise<void>((rests) => runWhenIdle(rests))
    await load().catch(ignoreFailure)
  }
}

/** Preloads API code: immediately for logged-in users, otherwise on the first interaction. */
export function preloadWhenNeeded(store: Store) {
  const { isSignedIn } = store.getState().auth
  if (isSignedIn) loadNow()
  onFirstInput(
    () => void loadInTurn(isSignedIn ? [preloadMobileMenu] : [preloadMobileMenu, ...firstCalls]),
  )
}

const REST_MS = 4000

/** Registers the service worker when idle, because it downloads the app shell. */
export function registerWhenIdle(store: Store) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => {
    const { startWorker } = await import('./startWorker.ts')
    startWorker(store)
  }
  // If this fails, the site needs the network until the next visit.
  onFirstInput(() => void setTimeout(() => void start().catch(() => {}), REST_MS))
}
