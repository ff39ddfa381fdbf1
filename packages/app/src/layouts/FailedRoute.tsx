import { useGetConfigQuery } from '@kathasagar/api'
import { EmptyState, ErrorState, useMessages } from '@kathasagar/ui'
import { useEffect, useRef } from 'react'

import { useOffline } from '../offline/useOffline.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** A page that broke says so, and loads it anew; one that only lacks a network waits for it. */
export function FailedRoute() {
  const messages = useSiteMessages()
  const { story } = useMessages()
  // Code that can't be had gives no reason; a call tells whether the server is within reach.
  const { isFetching } = useGetConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  const isOffline = useOffline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOffline) wasOffline.current = true
    else if (wasOffline.current) globalThis.location.reload()
  }, [isOffline])

  if (isOffline) return <EmptyState title={story.awaitNetwork} />
  if (isFetching) return null
  return <ErrorState message={messages.failed.page} onRetry={() => globalThis.location.reload()} />
}
