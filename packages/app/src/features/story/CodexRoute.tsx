import { messageFor, useGetCodexQuery } from '@kathasagar/api'
import { CodexScreen } from '@kathasagar/ui'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function CodexRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const {
    currentData: codex,
    error,
    refetch,
  } = useGetCodexQuery(story_id, {
    refetchOnMountOrArgChange: true,
  })
  useTitle(codex?.title ?? (error ? messages.titles.missing : undefined))

  return (
    <CodexScreen
      codex={codex ?? null}
      error={error && !codex ? messageFor(error, messages.failed.story, messages) : undefined}
      onRetry={() => void refetch()}
      storyHref={paths.story(story_id)}
    />
  )
}
