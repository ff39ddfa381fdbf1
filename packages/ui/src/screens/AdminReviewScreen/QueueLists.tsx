import { useId, type ReactNode } from 'react'
import type { ReviewQueue } from '@kathasagar/api/contract'

import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import type { ReportActs } from '../../components/admin/ReportList/ReportCells.tsx'
import { ReportList } from '../../components/admin/ReportList/ReportList.tsx'
import { SectionHeading } from '../../components/primitives/SectionHeading/SectionHeading.tsx'
import { WaitingStories } from '../../components/admin/WaitingStories/WaitingStories.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { fill } from '../../format/fill.ts'
import { adminReviewScreenStyles as styles } from './AdminReviewScreen.styles.ts'

export interface QueueListsProps extends ReportActs {
  /** What waits. */
  queue: ReviewQueue
  /** Where a story that waits is read and decided upon. */
  readHref: (id: string) => string
}

/** Stories first: their authors cannot go on without an editor. */
export function QueueLists({ queue, readHref, ...acts }: QueueListsProps) {
  const { stories: storyMessages, reports: reportText } = useAdminMessages().review
  const { stories, reports, total_stories, total_reports } = queue

  return (
    <>
      <Queue shown={stories.length} title={storyMessages.title} total={total_stories}>
        {stories.length === 0 ? (
          <EmptyState hint={storyMessages.noneHint} title={storyMessages.none} />
        ) : (
          <WaitingStories readHref={readHref} stories={stories} />
        )}
      </Queue>
      <Queue shown={reports.length} title={reportText.title} total={total_reports}>
        {reports.length === 0 ? (
          <EmptyState hint={reportText.noneHint} title={reportText.none} />
        ) : (
          <ReportList {...acts} reports={reports} />
        )}
      </Queue>
    </>
  )
}

interface QueueProps {
  /** Of what; tells how many there are. */
  title: string
  /** How many are listed. */
  shown: number
  /** How many wait. */
  total: number
  /** The list, or what is said in its place. */
  children: ReactNode
}

function Queue({ title, shown, total, children }: QueueProps) {
  const adminMessages = useAdminMessages()
  const { count } = useFormat()
  const titleId = useId()
  const sums = { shown: count(shown), count: count(total) }

  return (
    <section aria-labelledby={titleId} css={styles.queue}>
      <SectionHeading id={titleId} title={fill(title, sums)} />
      {shown < total && <p css={styles.more}>{fill(adminMessages.review.more, sums)}</p>}
      {children}
    </section>
  )
}
