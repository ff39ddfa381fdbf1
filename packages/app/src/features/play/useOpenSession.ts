import { messageFor, statusOf, useGetSessionQuery, sessionsApi } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { keepReturnPath, paths } from '../../navigation/paths.ts'
import { keepSession, readKeptSession } from '../../offline/keptSessions.ts'
import { useKeptTurns } from '../../offline/useOfflinePlay.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'

/** Loads a session and refetches it while it is open. Returns the reason if there is none. */
export function useOpenSession(session_id: string) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  // Turns that were played offline are shown until they are synced.
  const isAsked = useKeptTurns(session_id).length === 0
  const { currentData, error } = useGetSessionQuery(session_id, {
    refetchOnMountOrArgChange: isAsked,
    refetchOnFocus: isAsked,
    refetchOnReconnect: isAsked,
  })
  // A failed refetch keeps the session that is shown.
  const failure = currentData ? undefined : error
  const status = statusOf(failure)
  const isUnreached = failure !== undefined && status === null
  const kept = useKeptSession({ session_id, session: currentData, isUnreached })
  const session = currentData ?? kept
  const isMissing = status === 404 || status === 422
  useTitle(session?.story.title ?? (isMissing ? messages.titles.missing : undefined))

  useEffect(() => {
    if (status !== 401) return
    keepReturnPath(paths.play(session_id))
    void navigate(paths.login, { replace: true })
  }, [status, session_id, navigate])

  if (session) return { session, status: 'ready' as const }
  if (isMissing) return { session: null, status: 'ready' as const }
  const isSought = isUnreached && kept === undefined
  if (!failure || status === 401 || isSought) return { session: null, status: 'loading' as const }
  const reason = messageFor(failure, messages.failed.session, messages)
  return { session: null, status: 'failed' as const, error: reason }
}

interface KeptSessionOptions {
  session_id: string
  /** The session from the server. */
  session: GameSession | undefined
  /** True if the server cannot be reached. */
  isUnreached: boolean
}

/**
 * Stores a session on this device for its owner. Returns it if the server cannot be reached:
 * undefined until it was looked up, null if it was not stored.
 */
function useKeptSession({ session_id, session, isUnreached }: KeptSessionOptions) {
  const dispatch = useAppDispatch()
  const userId = useAppSelector(({ auth }) => auth.user?.id)
  const [found, setFound] = useState<{ of: string; session: GameSession | null }>()
  // Stored per user, so that another user of the device does not see it.
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
    // The stored session becomes the cached answer until the server gives a newer one.
    if (kept) void dispatch(sessionsApi.util.upsertQueryData('getSession', session_id, kept))
  }, [kept, session_id, dispatch])

  return kept
}
