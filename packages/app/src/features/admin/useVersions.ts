import {
  messageFor,
  statusOf,
  useListStoryVersionsQuery,
  useRestoreVersionMutation,
} from '@kathasagar/api'
import { useAdminMessages } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** The structures that a story had, and the way back to one of them. */
export function useVersions(story_id: string, onRestored: (number: number) => void) {
  const { form: messages } = useAdminMessages()
  const site = useSiteMessages()
  const { data, isError, refetch } = useListStoryVersionsQuery(story_id, {
    refetchOnMountOrArgChange: true,
  })
  const [restore] = useRestoreVersionMutation()

  const handleRestore = async (number: number) => {
    const { error } = await restore({ story_id, number })
    if (!error) {
      onRestored(number)
      return null
    }
    if (statusOf(error) === 403) return messages.forbidden.update
    return messageFor(error, messages.versions.restoreFailed, site)
  }
  return {
    versions: data ?? null,
    onRetry: isError ? () => void refetch() : undefined,
    onRestore: handleRestore,
  }
}
