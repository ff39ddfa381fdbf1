import { ErrorState } from '@kathasagar/ui'

import { words } from '../words.ts'

/** A page that broke: says so, and loads it anew. */
export function FailedRoute() {
  return <ErrorState message={words.failed.page} onRetry={() => globalThis.location.reload()} />
}
