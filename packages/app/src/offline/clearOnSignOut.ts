import { authApi, signedIn, signedOut } from '@kathasagar/api'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import type { Middleware } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'
import type { RootState } from '../store.ts'
import { forgetReading, forgetWriting, giveWriting } from './keptOnDevice.ts'
import { GUEST, ownerOf } from './ownerOf.ts'

const hasEnded = hasSucceeded('deleteMe', 'logoutAll')
const hasOpenedLink = hasSucceeded('exchangeLogin')

/** Whether whoever is here leaves of their own will; a sign-in that ran out may be taken up again. */
function isLeaving(action: unknown, owner: string | null): boolean {
  // A link of another account ends the sign-in that was here, before its tokens are given back.
  if (hasOpenedLink(action)) return fieldOf(fieldOf(action['payload'], 'user'), 'id') !== owner
  if (authApi.endpoints.logout.matchPending(action)) return !action.meta.arg.originalArgs
  return hasEnded(action)
}

/** Whoever signs in takes along the guest who has played here, and all that is kept of them. */
function takeGuestIn(account: string) {
  giveWriting(GUEST, account)
  // What can't be moved is taken along anew with the next turn.
  void import('./keptPlays.ts').then((plays) => plays.givePlays(GUEST, account)).catch(() => {})
}

/**
 * Whoever uses the device next finds nothing of what was read, or of what one who leaves was about to say; a
 * guest's goes with them.
 */
export const forgetMiddleware =
  (): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const owner = ownerOf(getState())
    // Before anybody asks for what is the account's.
    if (signedIn.match(action) && owner === GUEST) takeGuestIn(action.payload.id)
    const result = next(action)
    if (signedOut.match(action)) forgetReading()
    if (owner !== GUEST && isLeaving(action, owner)) forgetWriting(owner ?? '')
    return result
  }
