import { useGetConfigQuery } from '@kathasagar/api'
import { EmptyState, ErrorState, useMessages } from '@kathasagar/ui'
import { useEffect, useRef, useState } from 'react'
import { useRouteError } from 'react-router-dom'

import { reloadStalePage } from '../offline/reloadStalePage.ts'
import { useOffline } from '../offline/useOffline.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { isCodeMissing } from '../slices/networkSlice.ts'

function useStaleReload(): boolean {
  const error = useRouteError()
  // If there is no error, the code of a page is missing.
  const [isAsking, setIsAsking] = useState(!error || isCodeMissing(error))
  useEffect(() => {
    if (isAsking) void reloadStalePage().then(setIsAsking)
  }, [isAsking])
  return isAsking
}

/** Error page with a reload button. Reloads an outdated page once. Offline, it waits. */
export function FailedRoute() {
  const messages = useSiteMessages()
  const { story } = useMessages()
  const isStale = useStaleReload()
  // A failed import has no reason, so a request checks if the server is reachable.
  const { isFetching } = useGetConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  const isOffline = useOffline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOffline) wasOffline.current = true
    else if (wasOffline.current) globalThis.location.reload()
  }, [isOffline])

  if (isStale) return null
  if (isOffline) return <EmptyState title={story.awaitNetwork} />
  if (isFetching) return null
  return <ErrorState message={messages.failed.page} onRetry={() => globalThis.location.reload()} />
}
