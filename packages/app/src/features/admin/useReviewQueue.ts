import {
  messageFor,
  useArchiveStoryMutation,
  useGetReviewQueueQuery,
  useHideReportedMutation,
  useLazyReadReportedSessionQuery,
  useResolveReportMutation,
} from '@kathasagar/api'
import { useAdminMessages, type AdminReviewScreenProps } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

type Queue = Omit<
  AdminReviewScreenProps,
  'readHref' | 'storyHref' | 'sharedPlayHref' | 'doneMessage'
>

export function useReviewQueue(): Queue {
  const { failedHint, reports, session, takeDown } = useAdminMessages().review
  const site = useSiteMessages()
  const refusalOf = ({ error: refused }: { error?: unknown }, fallback: string) =>
    refused === undefined ? null : messageFor(refused, fallback, site)
  const { data, error, refetch } = useGetReviewQueueQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [resolve] = useResolveReportMutation()
  const [hide] = useHideReportedMutation()
  const [archive] = useArchiveStoryMutation()
  // Every access is logged, so no automatic refetch.
  const [read] = useLazyReadReportedSessionQuery({ refetchOnReconnect: false })

  return {
    queue: data ?? null,
    error: error && !data ? messageFor(error, failedHint, site) : undefined,
    onRetry: () => void refetch(),
    onResolve: async ({ id }) => refusalOf(await resolve(id), reports.notResolved),
    onHideSaid: async ({ id }) => refusalOf(await hide(id), reports.notResolved),
    onTakeDown: async ({ story }, reason) =>
      refusalOf(await archive({ story_id: story.id, reason }), takeDown.failed),
    readSession: (report) => async (before) => {
      const asked = { report_id: report.id, ...(before === undefined ? {} : { before }) }
      const { data: page, error: refused } = await read(asked)
      return page ?? { error: messageFor(refused, session.failed, site) }
    },
  }
}
