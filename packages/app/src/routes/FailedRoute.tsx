import { ErrorState } from '@kathasagar/ui'

import { useWords } from '../hooks/useWords.ts'

/** A page that broke: says so, and loads it anew. */
export function FailedRoute() {
  const words = useWords()

  return <ErrorState message={words.failed.page} onRetry={() => globalThis.location.reload()} />
}
