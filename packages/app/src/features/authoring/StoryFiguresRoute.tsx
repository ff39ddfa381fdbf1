import { StoryFiguresScreen } from '@kathasagar/ui/authoring'
import { useParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useStoryFigures } from './useStoryFigures.ts'

/** `/my-stories/:story_id/figures` */
export function StoryFiguresRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  useTitle(messages.titles.myStories)

  return (
    <StoryFiguresScreen
      {...useStoryFigures(story_id)}
      backHref={paths.myStories}
      freeInputsHref={paths.freeInputs(story_id)}
    />
  )
}
