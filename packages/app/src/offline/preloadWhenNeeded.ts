import { preloadCalls } from '@kathasagar/api'

import { whenIdle } from '../shared/whenIdle.ts'
import type { Store } from '../store.ts'

/** Loads what calls need: at once for who is signed in and asks with the first page, else at rest. */
export function preloadWhenNeeded(store: Store) {
  // What fails here is loaded with the first call, which says what went wrong.
  const load = () => void preloadCalls().catch(() => undefined)
  if (store.getState().auth.isSignedIn) load()
  else if (document.readyState === 'complete') whenIdle(load)
  else addEventListener('load', () => whenIdle(load), { once: true })
}
