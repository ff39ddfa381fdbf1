import { AdminReviewStoryScreen, useAdminMessages } from '@kathasagar/ui'
import { useNavigate, useParams } from 'react-router-dom'

import { adminPaths } from './adminPaths.ts'
import { useReviewedStory } from './useReviewedStory.ts'
import { useTitle } from '../../shared/useTitle.ts'

export function AdminReviewStoryRoute() {
  const adminMessages = useAdminMessages()
  const { story_id = '' } = useParams()
  const navigate = useNavigate()
  const story = useReviewedStory(
    story_id,
    (done) => void navigate(adminPaths.review, { state: { done } }),
  )
  useTitle(story.reviewed?.stored.title || adminMessages.review.title)

  return <AdminReviewStoryScreen {...story} backHref={adminPaths.review} />
}
