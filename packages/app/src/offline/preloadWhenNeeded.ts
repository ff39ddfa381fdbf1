import { firstCalls } from '@kathasagar/api'

import { whenIdle } from '../shared/whenIdle.ts'
import type { Store } from '../store.ts'

// What fails here is loaded with the first call, which says what went wrong.
const isTried = () => undefined

const loadAtOnce = () => void Promise.all(firstCalls.map((load) => load())).catch(isTried)

/** One after the other, each at rest: together they would hold up a press. */
async function loadInTurn() {
  for (const load of firstCalls) {
    await new Promise<void>((rests) => whenIdle(rests))
    await load().catch(isTried)
  }
}

/** Loads what calls need: at once for who is signed in and asks with the first page, else at rest. */
export function preloadWhenNeeded(store: Store) {
  if (store.getState().auth.isSignedIn) loadAtOnce()
  else if (document.readyState === 'complete') void loadInTurn()
  else addEventListener('load', () => void loadInTurn(), { once: true })
}
