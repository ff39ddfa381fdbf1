import { signedIn, signedOut } from '@kathasagar/api'
import { authApi } from '@kathasagar/api/internal'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import type { Middleware } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'
import type { RootState } from '../store.ts'
import { clearReadingData, clearDrafts, GUEST, moveDrafts, ownerOf } from './userStorage.ts'

const hasDeletedAccount = hasSucceeded('deleteMe', 'logoutAll')
const hasOpenedLink = hasSucceeded('exchangeLogin')

/** Returns true for a logout. An expired session is no logout, because it can be resumed. */
function isLogout(action: unknown, owner: string | null): boolean {
  if (hasOpenedLink(action)) return fieldOf(fieldOf(action['payload'], 'user'), 'id') !== owner
  if (authApi.endpoints.logout.matchPending(action)) return !action.meta.arg.originalArgs
  return hasDeletedAccount(action)
}

/** Moves a guest's drafts and sessions to the account. */
function mergeGuest(account: string) {
  moveDrafts(GUEST, account)
  // If this fails, the next turn moves the sessions.
  void import('./offlinePlays.ts').then((plays) => plays.movePlays(GUEST, account)).catch(() => {})
}

/** Clears stored data on logout, so that the next user of the device does not see it. */
export const clearMiddleware =
  (): Middleware<object, RootState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    const owner = ownerOf(getState())
    // This runs before any request for the new account's data.
    if (signedIn.match(action) && owner === GUEST) mergeGuest(action.payload.id)
    const result = next(action)
    if (signedOut.match(action)) clearReadingData()
    if (owner !== GUEST && isLogout(action, owner)) clearDrafts(owner ?? '')
    return result
  }
