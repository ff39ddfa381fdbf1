import { messageFor, statusOf, useGetSessionQuery } from '@kathasagar/api'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { keepReturnPath, paths } from '../../navigation/paths.ts'
import { useKeptTurns } from '../../offline/useOfflinePlay.ts'
import { useKeptSession } from './useKeptSession.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

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
