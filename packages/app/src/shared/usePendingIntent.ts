import { useEffect } from 'react'

import { takeIntent } from '../navigation/pendingIntent.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

export function usePendingIntent() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const dispatch = useAppDispatch()

  useEffect(() => {
    const intent = isSignedIn ? takeIntent() : null
    if (!intent) return
    // If loading fails, the user must repeat the action.
    const untried = () => undefined
    import('./runIntent.ts').then(({ runIntent }) => runIntent(dispatch, intent)).catch(untried)
  }, [isSignedIn, dispatch])
}
