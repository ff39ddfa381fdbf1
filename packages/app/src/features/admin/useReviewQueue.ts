import {
  messageFor,
  useArchiveStoryMutation,
  useGetReviewQueueQuery,
  useLazyReadReportedSessionQuery,
  useResolveReportMutation,
} from '@kathasagar/api'
import { adminMessages, type AdminReviewScreenProps } from '@kathasagar/ui'

const { failedHint, reports, session, takeDown } = adminMessages.review

/** Why a call was refused, as a sentence; null for one that was not. */
const refusalOf = ({ error }: { error?: unknown }, fallback: string) =>
  error === undefined ? null : messageFor(error, fallback)

type Queue = Omit<AdminReviewScreenProps, 'readHref' | 'storyHref' | 'doneMessage'>

/** What waits for an editor, and what can be done about the reports. */
export function useReviewQueue(): Queue {
  const { data, error, refetch } = useGetReviewQueueQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [resolve] = useResolveReportMutation()
  const [archive] = useArchiveStoryMutation()
  const [read] = useLazyReadReportedSessionQuery()

  return {
    queue: data ?? null,
    error: error && !data ? messageFor(error, failedHint) : undefined,
    onRetry: () => void refetch(),
    onResolve: async ({ id }) => refusalOf(await resolve(id), reports.notResolved),
    onTakeDown: async ({ story }, reason) =>
      refusalOf(await archive({ story_id: story.id, reason }), takeDown.failed),
    readSession: (report) => async (before) => {
      const asked = { report_id: report.id, ...(before === undefined ? {} : { before }) }
      const { data: page, error: refused } = await read(asked)
      return page ?? { error: messageFor(refused, session.failed) }
    },
  }
}
