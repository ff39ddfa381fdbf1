import { useEffect } from 'react'

import { takeIntent } from '../navigation/keptIntent.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

/** What a guest pressed is done once they have signed in. */
export function useKeptIntent() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const dispatch = useAppDispatch()

  useEffect(() => {
    const intent = isSignedIn ? takeIntent() : null
    if (!intent) return
    // Where its code cannot be had, the reader presses again.
    const untried = () => undefined
    import('./carryOutIntent.ts')
      .then(({ carryOutIntent }) => carryOutIntent(dispatch, intent))
      .catch(untried)
  }, [isSignedIn, dispatch])
}
