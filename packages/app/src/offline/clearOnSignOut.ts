import { authApi, signedIn, signedOut } from '@kathasagar/api'
import { isAnyOf, type Middleware } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'
import type { RootState } from '../store.ts'
import { forgetReading, forgetWriting, giveWriting } from './keptOnDevice.ts'
import { GUEST, ownerOf } from './ownerOf.ts'

/** The reader leaves of their own will; a sign-in that ran out may be taken up again. */
const isLeaving = isAnyOf(
  authApi.endpoints.logout.matchPending,
  hasSucceeded('deleteMe', 'logoutAll'),
)

/** Whoever signs in takes along the guest who has played here, and all that is kept of them. */
function takeGuestIn(account: string) {
  giveWriting(GUEST, account)
  // What can't be moved is taken along anew with the next turn.
  void import('./keptPlays.ts').then((plays) => plays.givePlays(GUEST, account)).catch(() => {})
}

/** Whoever uses the device next finds nothing of what was read, or was about to be said; a guest's goes with them. */
export const forgetMiddleware =
  (): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    // Before anybody asks for what is the account's.
    if (signedIn.match(action) && ownerOf(getState()) === GUEST) takeGuestIn(action.payload.id)
    const result = next(action)
    if (signedOut.match(action)) forgetReading()
    if (isLeaving(action)) forgetWriting()
    return result
  }
