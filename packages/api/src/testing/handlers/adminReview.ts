import { http, HttpResponse, type HttpHandler } from 'msw'

import { RejectionRequest } from '../../contract/adminStories.ts'
import { ArchiveRequest } from '../../contract/authoring.ts'
import { API_BASE } from '../../contract/route.ts'
import { routes, type RouteName } from '../../contract/routes.ts'
import { makeReportedSession, makeReviewQueue } from '../fixtures/adminReview.ts'
import { makeEditableStory, makePublicationStatus } from '../fixtures/authoring.ts'
import { makeTestPlay } from '../fixtures/authoring.ts'
import { makeStory } from '../fixtures/stories.ts'
import { answer } from './answer.ts'

const addressOf = (name: RouteName) => `*${API_BASE}${routes[name].path}`

export const adminReview = (): HttpHandler[] => {
  const queue = makeReviewQueue()
  const leave = (isMeant: (id: string) => boolean) => {
    queue.stories = queue.stories.filter(({ id }) => !isMeant(id))
    queue.reports = queue.reports.filter(({ id, story }) => !isMeant(id) && !isMeant(story.id))
    queue.total_stories = queue.stories.length
    queue.total_reports = queue.reports.length
  }
  const idOf = (param: unknown) => String(param)

  return [
    answer('getReviewQueue', () => queue),
    answer('getStory', makeStory({ status: 'in_review', is_featured: false })),
    answer('getStoryForEdit', makeEditableStory({ status: 'in_review' })),
    answer('testPlay', makeTestPlay()),
    answer('readReportedSession', makeReportedSession()),
    http.post(addressOf('approveStory'), ({ params }) => {
      leave((id) => id === idOf(params['story_id']))
      return HttpResponse.json(makePublicationStatus({ status: 'published', revision: 2 }))
    }),
    http.post(addressOf('rejectStory'), async ({ params, request }) => {
      const { reason } = RejectionRequest.parse(await request.json())
      leave((id) => id === idOf(params['story_id']))
      return HttpResponse.json(makePublicationStatus({ review_reason: reason, revision: 2 }))
    }),
    http.post(addressOf('resolveReport'), ({ params }) => {
      leave((id) => id === idOf(params['report_id']))
      return HttpResponse.json({ id: idOf(params['report_id']) })
    }),
    http.put(addressOf('archiveStory'), async ({ params, request }) => {
      const { reason = null } = ArchiveRequest.parse(await request.json())
      leave((id) => id === idOf(params['story_id']))
      const taken = { status: 'archived', is_taken_down: true, review_reason: reason } as const
      return HttpResponse.json(makePublicationStatus({ ...taken, revision: 2 }))
    }),
  ]
}
