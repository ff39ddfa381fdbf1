import { lossSeen } from '@kathasagar/api'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { keepReturnPath, paths } from '../paths.ts'
import { useAppDispatch, useAppSelector } from './store.ts'
import { useWords } from './useWords.ts'

/** Leads to the login page, and back here afterwards, when the server ends the sign-in midway. */
export function useLostSignIn() {
  const isLost = useAppSelector(({ auth }) => auth.isLost)
  const dispatch = useAppDispatch()
  const { account } = useWords()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (!isLost) return
    dispatch(lossSeen())
    if (pathname === paths.login) return
    keepReturnPath(pathname + search)
    void navigate(paths.login, { state: { lead: account.expired } })
  }, [isLost, dispatch, navigate, pathname, search, account])
}
