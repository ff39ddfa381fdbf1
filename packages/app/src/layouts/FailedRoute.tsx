import { useGetConfigQuery } from '@kathasagar/api'
import { EmptyState, ErrorState, useMessages } from '@kathasagar/ui'
import { useEffect, useRef, useState } from 'react'
import { useRouteError } from 'react-router-dom'

import { reloadStalePage } from '../offline/reloadStalePage.ts'
import { useOffline } from '../offline/useOffline.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'
import { isCodeMissing } from '../slices/networkSlice.ts'

/** Reloads a page of an older version. Returns true until it is clear that the page is none. */
function useStaleReload(): boolean {
  const error = useRouteError()
  // Shown in place of a page that could not be loaded, it has no error.
  const [isAsking, setIsAsking] = useState(!error || isCodeMissing(error))
  useEffect(() => {
    if (isAsking) void reloadStalePage().then(setIsAsking)
  }, [isAsking])
  return isAsking
}

/**
 * Shown for a page that failed, with a button that reloads it. A page of an older version reloads by itself once; one
 * that lacks a network waits for it.
 */
export function FailedRoute() {
  const messages = useSiteMessages()
  const { story } = useMessages()
  const isStale = useStaleReload()
  // Code that can't be had gives no reason; a call tells whether the server is within reach.
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
