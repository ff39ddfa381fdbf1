import { readTokens } from '@kathasagar/api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { keepReturnPath, paths } from '../navigation/paths.ts'

/** Leads a visitor without a sign-in to the login page, and back here afterwards. */
export function requireSignIn({ request }: LoaderFunctionArgs) {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  keepReturnPath(pathname + search)
  return redirect(paths.login)
}
