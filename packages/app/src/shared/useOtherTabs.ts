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

import { paths, takeReturnPath } from '../navigation/paths.ts'
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

/** Whether the login form stands here, and not the question of a link. */
const isLoginForm = ({ pathname, search }: Router['state']['location']) =>
  pathname === paths.login && !new URLSearchParams(search).has('token')

/** Follows what other tabs of the device do to the account: they share its tokens. */
export function useOtherTabs(store: Store, router: Router) {
  useEffect(
    () =>
      onTokensElsewhere(() => {
        if (!takeOver(store)) return
        // Who has signed in there need not here; a page that is not for guests leads to the login page,
        // as it does when it is opened.
        if (store.getState().auth.isSignedIn && isLoginForm(router.state.location))
          void router.navigate(takeReturnPath(), { replace: true })
        else void router.revalidate()
      }),
    [store, router],
  )

  useEffect(
    () => onGuestElsewhere(() => store.dispatch(guestChanged(readGuestTokens() !== null))),
    [store],
  )
}
