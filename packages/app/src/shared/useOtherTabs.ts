import {
  api,
  guestChanged,
  onGuestElsewhere,
  onSignOutElsewhere,
  readGuestTokens,
  signedOut,
} from '@kathasagar/api'
import { useEffect } from 'react'

import type { Router } from '../router.tsx'
import type { Store } from '../store.ts'

/** Follows what other tabs of the device do to the account: they share its tokens. */
export function useOtherTabs(store: Store, router: Router) {
  useEffect(
    () =>
      onSignOutElsewhere(() => {
        store.dispatch(signedOut({ why: 'left' }))
        store.dispatch(api.util.resetApiState())
        // A page that is not for guests leads to the login page, as it does when it is opened.
        void router.revalidate()
      }),
    [store, router],
  )

  useEffect(
    () => onGuestElsewhere(() => store.dispatch(guestChanged(readGuestTokens() !== null))),
    [store],
  )
}
