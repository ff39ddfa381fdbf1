import { ErrorState, Spinner } from '@kathasagar/ui'
import { useAuthoringMessages } from '@kathasagar/ui/internal'
import type { ReactNode } from 'react'

import { useRequiredUser } from '../shared/useRequiredUser.ts'
import { useAuthor } from './useAuthor.ts'

export interface ForAuthorProps {
  children: (id: string) => ReactNode
}

/** Shows the editor once the author is known, because local copies are stored per author. */
export function ForAuthor({ children }: ForAuthorProps) {
  const { id } = useAuthor()
  const { error, refetch } = useRequiredUser()
  const { account } = useAuthoringMessages().authoring

  if (id !== null) return children(id)
  if (!error) return <Spinner isPage label={account.loading} />
  return (
    <ErrorState
      message={account.failedHint}
      onRetry={() => void refetch()}
      title={account.failed}
    />
  )
}
