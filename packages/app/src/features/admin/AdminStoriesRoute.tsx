import { AdminStoriesScreen, useAdminMessages } from '@kathasagar/ui'
import { useLocation } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useAdminStories } from './useAdminStories.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

const readDoneMessage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'done' in state && typeof state.done === 'string'
    ? state.done
    : undefined

export function AdminStoriesRoute() {
  const adminMessages = useAdminMessages()
  const { state } = useLocation()
  const { done, refusal, ...stories } = useAdminStories()
  useTitle(adminMessages.stories.title)

  return (
    <AdminStoriesScreen
      {...stories}
      done={done ?? (refusal ? undefined : readDoneMessage(state))}
      refusal={refusal}
      addHref={adminPaths.newStory}
      editHref={adminPaths.editStory}
      viewHref={paths.story}
    />
  )
}
