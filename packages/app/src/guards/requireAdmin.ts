import { readTokens } from '@kathasagar/api'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { keepReturnPath, paths } from '../navigation/paths.ts'

/**
 * Leads a visitor without a sign-in to the door of the administration, and back here afterwards.
 * Whether the account is an admin's is for the server to say; the pages' frame asks it.
 */
export function requireAdmin({ request }: LoaderFunctionArgs) {
  if (readTokens()) return null
  const { pathname, search } = new URL(request.url)
  keepReturnPath(pathname + search)
  return redirect(paths.admin)
}
