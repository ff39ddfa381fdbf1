import { authApi, signedOut } from '@kathasagar/api'
import { isAnyOf, type Middleware } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'
import { forgetReading, forgetWriting } from './keptOnDevice.ts'

/** The reader leaves of their own will; a sign-in that ran out may be taken up again. */
const isLeaving = isAnyOf(
  authApi.endpoints.logout.matchPending,
  hasSucceeded('deleteMe', 'logoutAll'),
)

/** Whoever uses the device next finds nothing of what was read, or was about to be said. */
export const forgetMiddleware = (): Middleware => () => (next) => (action) => {
  const result = next(action)
  if (signedOut.match(action)) forgetReading()
  if (isLeaving(action)) forgetWriting()
  return result
}
