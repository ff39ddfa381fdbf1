import { readGuestTokens, readTokens } from '@kathasagar/api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { keepReturnPath, paths } from '../navigation/paths.ts'

/** As `requireSignIn`, for the page on which a guest plays as well. */
export const requirePlayer = (args: LoaderFunctionArgs) =>
  readGuestTokens() ? null : requireSignIn(args)

/** Leads a visitor without a sign-in to the login page, and back here afterwards. */
export function requireSignIn({ request }: LoaderFunctionArgs) {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  keepReturnPath(pathname + search)
  return redirect(paths.login)
}
