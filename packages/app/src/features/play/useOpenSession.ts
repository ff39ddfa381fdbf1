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

/** The session of an address, kept true while it is looked at; why not, where there is none. */
export function useOpenSession(session_id: string) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  // What was played without a network is shown until it has joined the account.
  const isAsked = useKeptTurns(session_id).length === 0
  const { currentData, error } = useGetSessionQuery(session_id, {
    refetchOnMountOrArgChange: isAsked,
    refetchOnFocus: isAsked,
    refetchOnReconnect: isAsked,
  })
  // What is being read stays, though it can't be had anew.
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
  /** As the server gave it. */
  session: GameSession | undefined
  /** The session can't be had: the server is out of reach. */
  isUnreached: boolean
}

/**
 * Keeps a session on this device for its owner, and gives it back when the server is out of reach:
 * nothing until it was looked for, null where it was not kept.
 */
function useKeptSession({ session_id, session, isUnreached }: KeptSessionOptions) {
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
