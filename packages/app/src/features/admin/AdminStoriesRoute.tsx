import { AdminStoriesScreen, useAdminMessages } from '@kathasagar/ui'

import { adminPaths } from './adminPaths.ts'
import { useAdminStories } from './useAdminStories.ts'
import { useLocationState } from '../../shared/useLocationState.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

export default function AdminStoriesRoute() {
  const adminMessages = useAdminMessages()
  const sent = useLocationState('done')
  const { done, refusal, ...stories } = useAdminStories()
  useTitle(adminMessages.stories.title)

  return (
    <AdminStoriesScreen
      {...stories}
      done={done ?? (refusal ? undefined : sent)}
      refusal={refusal}
      addHref={adminPaths.newStory}
      editHref={adminPaths.editStory}
      viewHref={paths.story}
    />
  )
}
