import { sessionsApi } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { useEffect, useMemo } from 'react'

import { keepSession, readKeptSession } from '../../offline/keptSessions.ts'
import { useAppDispatch, useAppSelector } from '../../shared/storeHooks.ts'

interface KeptSessionOptions {
  session_id: string
  /** As the server gave it. */
  session: GameSession | undefined
  /** The session can't be had: the server is out of reach. */
  isUnreached: boolean
}

/** Keeps a session on this device for its owner, and gives it back when the server is out of reach. */
export function useKeptSession({ session_id, session, isUnreached }: KeptSessionOptions) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const kept = useMemo(
    () => (isUnreached && userId ? readKeptSession(userId, session_id) : null),
    [isUnreached, userId, session_id],
  )

  useEffect(() => {
    if (session && userId) keepSession(userId, session, Date.now())
  }, [session, userId])
  useEffect(() => {
    // From here on it is the answer that is held, until the server gives a newer one.
    if (kept) void dispatch(sessionsApi.util.upsertQueryData('getSession', session_id, kept))
  }, [kept, session_id, dispatch])

  return kept
}
