import {
  api,
  guestChanged,
  onGuestElsewhere,
  onTokensElsewhere,
  readGuestTokens,
  readTokens,
  readUser,
  signedIn,
  signedOut,
} from '@kathasagar/api'
import { useEffect } from 'react'

import type { Router } from '../router.tsx'
import type { Store } from '../store.ts'

/** Takes over who is signed in on the device; false where they are here already. */
function takeOver({ dispatch, getState }: Store): boolean {
  const { isSignedIn, user } = getState().auth
  const isHeld = readTokens() !== null
  const held = isHeld ? readUser() : null
  if (isHeld === isSignedIn && held?.id === user?.id) return false

  if (isSignedIn) dispatch(signedOut({ why: 'left' }))
  if (held) dispatch(signedIn(held))
  dispatch(api.util.resetApiState())
  return true
}

/** Follows what other tabs of the device do to the account: they share its tokens. */
export function useOtherTabs(store: Store, router: Router) {
  useEffect(
    () =>
      onTokensElsewhere(() => {
        // A page that is not for guests leads to the login page, as it does when it is opened.
        if (takeOver(store)) void router.revalidate()
      }),
    [store, router],
  )

  useEffect(
    () => onGuestElsewhere(() => store.dispatch(guestChanged(readGuestTokens() !== null))),
    [store],
  )
}
