import { useGetCodexQuery } from '@kathasagar/api'
import { CodexScreen } from '@kathasagar/ui/screens'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function CodexRoute() {
  const { failed, titles } = useSiteMessages()
  const { story_id = '' } = useParams()
  const query = useGetCodexQuery(story_id, { refetchOnMountOrArgChange: true })
  const { currentData: codex, error } = query
  const state = useQueryState(query, failed.story)
  useTitle(codex?.title ?? (error ? titles.missing : undefined))

  return (
    <CodexScreen
      codex={codex ?? null}
      error={codex ? undefined : state.error}
      onRetry={state.onRetry}
      storyHref={paths.story(story_id)}
    />
  )
}
