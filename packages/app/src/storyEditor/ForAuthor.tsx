import { ErrorState, Spinner } from '@kathasagar/ui'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'
import type { ReactNode } from 'react'

import { useRequiredUser } from '../shared/useRequiredUser.ts'
import { useAuthor } from './useAuthor.ts'

export interface ForAuthorProps {
  /** The desk of the author with this id. */
  children: (id: string) => ReactNode
}

/**
 * A page on which one writes, once it is known who does: drafts are found and kept by the author's
 * id, so a form that came earlier would give way to another one, with all that was typed.
 */
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
