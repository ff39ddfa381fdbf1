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

/** Switches to the account of another tab. Returns false if it is the same. */
function adoptAccount({ dispatch, getState }: Store): boolean {
  const { isSignedIn, user } = getState().auth
  const isHeld = readTokens() !== null
  const held = isHeld ? readUser() : null
  if (isHeld === isSignedIn && held?.id === user?.id) return false

  if (isSignedIn) dispatch(signedOut({ why: 'left' }))
  if (held) dispatch(signedIn(held))
  dispatch(api.util.resetApiState())
  return true
}

/** Returns true for the login form, but false for a login link. */
const isLoginForm = ({ pathname, search }: Router['state']['location']) =>
  pathname === paths.login && !new URLSearchParams(search).has('token')

/** Follows logins and logouts in other tabs, because all tabs share the tokens. */
export function useOtherTabs(store: Store, router: Router) {
  useEffect(
    () =>
      onTokensElsewhere(() => {
        if (!adoptAccount(store)) return
        // A login in another tab leaves the login form. A logout checks the page's guard again.
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
