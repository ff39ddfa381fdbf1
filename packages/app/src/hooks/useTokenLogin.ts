import { messageFor, useExchangeLoginMutation } from '@kathasagar/api'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../paths.ts'
import { useAppSelector } from './store.ts'
import { useLinkToken } from './useLinkToken.ts'
import { useWords } from './useWords.ts'

/**
 * Signs in by the token of a login link and leads to the home page. Who is signed in already goes
 * there as they are: a link from a stranger must not put somebody into another account.
 */
export function useTokenLogin() {
  const words = useWords()
  const token = useLinkToken()
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const [exchange, { isLoading, error }] = useExchangeLoginMutation()
  const isSent = useRef(false)

  useEffect(() => {
    // React runs effects twice in development, and the token works once.
    if (token === null || isSent.current) return
    isSent.current = true
    const goHome = () => void navigate(paths.home, { replace: true })
    if (isSignedIn) return goHome()
    void exchange({ token }).then(({ data }) => data && goHome())
  }, [token, isSignedIn, exchange, navigate])

  return {
    isExchanging: isLoading,
    failure: error && messageFor(error, words.failed.login),
  }
}
