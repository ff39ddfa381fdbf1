import { AdminReviewScreen, useAdminMessages } from '@kathasagar/ui'
import { useLocation } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useReviewQueue } from './useReviewQueue.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

const isNews = (state: unknown): state is { done: string } =>
  typeof state === 'object' && state !== null && 'done' in state && typeof state.done === 'string'

export function AdminReviewRoute() {
  const adminMessages = useAdminMessages()
  const { state } = useLocation()
  useTitle(adminMessages.review.title)

  return (
    <AdminReviewScreen
      {...useReviewQueue()}
      doneMessage={isNews(state) ? state.done : undefined}
      readHref={adminPaths.reviewStory}
      sharedPlayHref={paths.sharedPlay}
      storyHref={paths.story}
    />
  )
}
