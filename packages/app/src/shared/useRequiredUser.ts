import { errorBodyOf, signedOut, useGetMeQuery } from '@kathasagar/api'
import { useEffect } from 'react'

import { useAppDispatch } from '../slices/storeHooks.ts'

/**
 * Who is signed in, for a page that is nothing without them. Elsewhere a sign-in that the server
 * has ended makes a guest of the reader; here the way leads to the login page and back.
 */
export function useRequiredUser() {
  const me = useGetMeQuery()
  const dispatch = useAppDispatch()
  const code = errorBodyOf(me.error)?.code
  const isOver = code === 'session_expired' || code === 'not_signed_in'

  useEffect(() => {
    if (isOver) dispatch(signedOut({ why: 'lost' }))
  }, [isOver, dispatch])

  return me
}
