import { sessionsApi } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { useEffect, useState } from 'react'

import { keepSession, readKeptSession } from '../../offline/keptSessions.ts'
import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'

interface KeptSessionOptions {
  session_id: string
  /** As the server gave it. */
  session: GameSession | undefined
  /** The session can't be had: the server is out of reach. */
  isUnreached: boolean
}

/**
 * Keeps a session on this device for its owner, and gives it back when the server is out of reach:
 * nothing until it was looked for, null where it was not kept.
 */
export function useKeptSession({ session_id, session, isUnreached }: KeptSessionOptions) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const [found, setFound] = useState<{ of: string; session: GameSession | null }>()
  // Of this reader alone: who signs out, or in as another, is shown nothing of it.
  const of = `${userId ?? ''}:${session_id}`
  const kept = isUnreached && found?.of === of ? found.session : undefined

  useEffect(() => {
    if (session && userId) keepSession(userId, session, Date.now())
  }, [session, userId])
  useEffect(() => {
    if (!isUnreached) return
    let isWanted = true
    const reading = userId ? readKeptSession(userId, session_id) : Promise.resolve(null)
    void reading.then((read) => isWanted && setFound({ of, session: read }))
    return () => {
      isWanted = false
    }
  }, [isUnreached, userId, session_id, of])
  useEffect(() => {
    // From here on it is the answer that is held, until the server gives a newer one.
    if (kept) void dispatch(sessionsApi.util.upsertQueryData('getSession', session_id, kept))
  }, [kept, session_id, dispatch])

  return kept
}
