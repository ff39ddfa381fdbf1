import { firstCalls } from '@kathasagar/api'
import { preloadMobileMenu } from '@kathasagar/ui'

import { whenIdle } from '../shared/whenIdle.ts'
import { whenTouched } from '../shared/whenTouched.ts'
import type { Store } from '../store.ts'

// What fails here is loaded with the first call, which says what went wrong.
const isTried = () => undefined

const loadAtOnce = () => void Promise.all(firstCalls.map((load) => load())).catch(isTried)

/** One after the other, each at rest: together they would hold up a press. */
async function loadInTurn(loads: readonly (() => Promise<unknown>)[]) {
  for (const load of loads) {
    await new Promise<void>((rests) => whenIdle(rests))
    await load().catch(isTried)
  }
}

/**
 * Loads what calls need: at once for who is signed in and asks with the first page, else once the
 * page is touched; and then what a press is likely to open. A page that is only looked at asks for
 * neither.
 */
export function preloadWhenNeeded(store: Store) {
  const { isSignedIn } = store.getState().auth
  if (isSignedIn) loadAtOnce()
  whenTouched(
    () => void loadInTurn(isSignedIn ? [preloadMobileMenu] : [preloadMobileMenu, ...firstCalls]),
  )
}
