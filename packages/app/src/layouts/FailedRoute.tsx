import { ErrorState } from '@kathasagar/ui'

import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** A page that broke: says so, and loads it anew. */
export function FailedRoute() {
  const messages = useSiteMessages()

  return <ErrorState message={messages.failed.page} onRetry={() => globalThis.location.reload()} />
}
