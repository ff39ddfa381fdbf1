import { readGuestTokens, readTokens } from '@kathasagar/api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { saveReturnPath, paths } from '../navigation/paths.ts'

/** Like `requireSignIn`, but also admits guests. */
export const requirePlayer = (args: LoaderFunctionArgs) =>
  readGuestTokens() ? null : requireSignIn(args)

/** Redirects to the login, which returns here. */
export function requireSignIn({ request }: LoaderFunctionArgs) {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  saveReturnPath(pathname + search)
  return redirect(paths.login)
}
