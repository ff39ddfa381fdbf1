import { errorBodyOf, signedOut, useGetMeQuery } from '@kathasagar/api'
import { useEffect } from 'react'

import { useAppDispatch } from '../slices/storeHooks.ts'

/** Returns the user. An expired session redirects to the login, which returns here. */
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
