import { FreeInputsScreen, TestPlayDialog } from '@kathasagar/ui/authoring'
import { useParams, useSearchParams } from 'react-router-dom'

import { useFreeInputs } from './useFreeInputs.ts'
import { useTestPlay } from '../../storyEditor/useTestPlay.ts'
import { blankStory, valuesOf } from '../../storyEditor/storyFormValues.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

/** `/my-stories/:story_id/tries` */
export function FreeInputsRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const [search] = useSearchParams()
  const by = search.get('by') === 'testers' ? 'testers' : 'readers'
  const { story, played, onClosePlay, ...tried } = useFreeInputs(story_id, by)
  const testPlay = useTestPlay(story ? valuesOf(story) : blankStory())
  useTitle(messages.titles.myStories)

  return (
    <>
      <FreeInputsScreen
        {...tried}
        backHref={paths.myStories}
        lang={story?.language}
        sceneHref={(scene) => paths.editStory(story_id, { view: 'all', scene })}
        title={story?.title ?? ''}
      />
      {played && (
        <TestPlayDialog
          lang={story?.language}
          onClose={onClosePlay}
          startAt={played.startAt}
          structure={played.structure}
          testPlay={testPlay}
        />
      )}
    </>
  )
}
