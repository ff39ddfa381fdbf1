import { readTokens } from '@kathasagar/api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { saveReturnPath, paths } from '../navigation/paths.ts'

/** Redirects to the admin login, which returns here. The server checks the role. */
export function requireAdmin({ request }: LoaderFunctionArgs) {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  saveReturnPath(pathname + search)
  return redirect(paths.admin)
}
