import { firstCalls } from '@kathasagar/api'
import { preloadMobileMenu } from '@kathasagar/ui'

import { whenIdle } from '../shared/whenIdle.ts'
import { onFirstInput } from '../shared/onFirstInput.ts'
import type { Store } from '../store.ts'

// A failure is reported by the first call.
const ignoreFailure = () => undefined

const loadNow = () => void Promise.all(firstCalls.map((load) => load())).catch(ignoreFailure)

/** Loads sequentially when idle, so that a press is not delayed. */
async function loadInTurn(loads: readonly (() => Promise<unknown>)[]) {
  for (const load of loads) {
    await new Promise<void>((rests) => whenIdle(rests))
    await load().catch(ignoreFailure)
  }
}

/** Preloads API code: immediately for logged-in users, else on the first interaction. */
export function preloadWhenNeeded(store: Store) {
  const { isSignedIn } = store.getState().auth
  if (isSignedIn) loadNow()
  onFirstInput(
    () => void loadInTurn(isSignedIn ? [preloadMobileMenu] : [preloadMobileMenu, ...firstCalls]),
  )
}
