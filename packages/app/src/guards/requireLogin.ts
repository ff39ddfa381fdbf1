import { readGuestTokens, readTokens } from '@kathasagar/api'
import { lossSeen } from '@kathasagar/api/internal'
import { useEffect, useRef } from 'react'
import { redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { paths, saveReturnPath } from '../navigation/paths.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'

const redirectTo =
  (login: string) =>
  ({ request }: LoaderFunctionArgs) => {
    if (readTokens()) return null
    const { pathname, search } = new URL(request.url)
    saveReturnPath(pathname + search)
    return redirect(login)
  }

/** Redirects to the login, which returns to this page. */
export const requireLogin = redirectTo(paths.login)

/** Redirects to the admin login, which returns to this page. The server checks the role. */
export const requireAdmin = redirectTo(paths.admin)

export const requirePlayer = (args: LoaderFunctionArgs) =>
  readGuestTokens() ? null : requireLogin(args)

/** Returns the login path. The admin area has its own login. */
const loginPathFor = (pathname: string) =>
  pathname.startsWith(`${paths.admin}/`) || pathname === paths.admin ? paths.admin : paths.login

/** Redirects to the login and back if the server ends the session. */
export function useExpiredSignIn() {
  const isLost = useAppSelector(({ auth }) => auth.isLost)
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const lastUserId = useRef(userId)
  const dispatch = useAppDispatch()
  const { account } = useSiteMessages()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (userId !== undefined) lastUserId.current = userId
  }, [userId])
  useEffect(() => {
    if (!isLost) return
    dispatch(lossSeen())
    const door = loginPathFor(pathname)
    if (pathname === door) return
    saveReturnPath(pathname + search, { owner: lastUserId.current })
    void navigate(door, { state: { lead: account.expired } })
  }, [isLost, dispatch, navigate, pathname, search, account])
}
