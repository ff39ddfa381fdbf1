import {
  messageFor,
  useArchiveStoryMutation,
  useGetReviewQueueQuery,
  useHideReportedMutation,
  useLazyReadReportedSessionQuery,
  useResolveReportMutation,
} from '@kathasagar/api'
import { useAdminMessages } from '@kathasagar/ui/internal'
import { AdminReviewScreen, type AdminReviewScreenProps } from '@kathasagar/ui/screens'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useLocationState } from '../../shared/useLocationState.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useRefusal } from '../../shared/useRefusal.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { adminPaths } from './adminPaths.ts'

export default function AdminReviewRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.review.title)

  return (
    <AdminReviewScreen
      {...useReviewQueue()}
      doneMessage={useLocationState('done')}
      readHref={adminPaths.reviewStory}
      sharedPlayHref={paths.sharedPlay}
      storyHref={paths.story}
    />
  )
}

type Queue = Omit<
  AdminReviewScreenProps,
  'readHref' | 'storyHref' | 'sharedPlayHref' | 'doneMessage'
>

function useReviewQueue(): Queue {
  const { failedHint, reports, session, takeDown } = useAdminMessages().review
  const site = useSiteMessages()
  const refusal = useRefusal()
  const query = useGetReviewQueueQuery(undefined, { refetchOnMountOrArgChange: true })
  const { error, onRetry } = useQueryState(query, failedHint)
  const [resolve] = useResolveReportMutation()
  const [hide] = useHideReportedMutation()
  const [archive] = useArchiveStoryMutation()
  // The session is not refetched automatically, because every access is logged.
  const [read] = useLazyReadReportedSessionQuery({ refetchOnReconnect: false })

  return {
    queue: query.data ?? null,
    error: query.data ? undefined : error,
    onRetry,
    onResolve: ({ id }) => refusal(resolve(id), reports.notResolved),
    onHideSaid: ({ id }) => refusal(hide(id), reports.notResolved),
    onTakeDown: ({ story }, reason) =>
      refusal(archive({ story_id: story.id, reason }), takeDown.failed),
    readSession: (report) => async (before) => {
      const asked = { report_id: report.id, ...(before === undefined ? {} : { before }) }
      const { data: page, error: refused } = await read(asked)
      return page ?? { error: messageFor(refused, session.failed, site) }
    },
  }
}
