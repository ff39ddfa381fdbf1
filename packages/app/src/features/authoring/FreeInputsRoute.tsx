import { useGetStoryForEditQuery, useListFreeInputsQuery } from '@kathasagar/api'
import { useAuthoringMessages, type FreeInputsView } from '@kathasagar/ui/internal'
import { FreeInputsScreen } from '@kathasagar/ui/screens'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'

export default function FreeInputsRoute() {
  const { authoring, site } = useAuthoringMessages()
  const { story_id = '' } = useParams()
  const [view, setView] = useState<FreeInputsView>({ show: 'all', page: 1 })
  const { data: story } = useGetStoryForEditQuery(story_id)
  const query = useListFreeInputsQuery({ story_id, ...view }, { refetchOnMountOrArgChange: true })
  useTitle(site.titles.myStories)

  return (
    <FreeInputsScreen
      {...useQueryState(query, authoring.tries.failed)}
      backHref={paths.myStories}
      inputs={query.data ?? null}
      lang={story?.language}
      onViewChange={setView}
      sceneHref={(scene) => paths.editStory(story_id, { view: 'all', scene })}
      title={story?.title ?? ''}
      view={view}
    />
  )
}
