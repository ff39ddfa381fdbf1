import type { ReviewFinding } from '@kathasagar/story/schema'
import type { MyStory } from '@kathasagar/api/contract'
import { MyStoriesScreen } from '@kathasagar/ui'
import { addressOf } from '@kathasagar/ui/internal/editor'
import { useNavigate } from 'react-router-dom'

import { useMyStories } from './useMyStories.ts'
import { useLocationState } from '../../shared/useLocationState.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** Returns the URL of the editor at a finding. */
const mendPath = ({ id }: MyStory, finding: ReviewFinding) =>
  paths.editStory(id, { view: 'all', ...(finding.field ? {} : addressOf(finding)) })

export default function MyStoriesRoute() {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const sent = useLocationState('done')
  const { message, ...mine } = useMyStories()
  useTitle(messages.titles.myStories)

  return (
    <MyStoriesScreen
      {...mine}
      createHref={paths.createStory}
      doneMessage={message ?? (mine.refused ? undefined : sent)}
      editHref={paths.editStory}
      importHref={paths.importStory}
      onMend={(story, finding) => void navigate(mendPath(story, finding))}
      seriesHref={paths.mySeries}
      previewLinkHref={paths.previewLink}
      versionsHref={paths.versions}
      viewHref={paths.story}
    />
  )
}
