import { lossSeen } from '@kathasagar/api'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { saveReturnPath, paths } from '../navigation/paths.ts'
import { useAppDispatch, useAppSelector } from '../slices/storeHooks.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** The administration has its own login. */
const loginPathFor = (pathname: string) =>
  pathname.startsWith(`${paths.admin}/`) || pathname === paths.admin ? paths.admin : paths.login

/** Redirects to the login if the server ends the session, and returns afterwards. */
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
