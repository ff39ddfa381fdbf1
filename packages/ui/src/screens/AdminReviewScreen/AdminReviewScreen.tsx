import { useState } from 'react'
import type { OpenReport, ReviewQueue } from '@kathasagar/api/contract'

import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminReviewScreenStyles as styles } from './AdminReviewScreen.styles.ts'
import { QueueLists, type QueueListsProps } from './QueueLists.tsx'
import { ReportDialogs, type AskedReport, type ReportDialogsProps } from './ReportDialogs.tsx'

export interface AdminReviewScreenProps
  extends
    Pick<QueueListsProps, 'readHref' | 'storyHref' | 'sharedPlayHref'>,
    Pick<ReportDialogsProps, 'readSession' | 'onResolve' | 'onHideSaid' | 'onTakeDown'> {
  /** What waits; null while it is not at hand. */
  queue: ReviewQueue | null
  /** Reason why the queue could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for it again. */
  onRetry: () => void
  /** What was decided on the page before, as a sentence. */
  doneMessage?: string | undefined
}

/** What waits for an editor: stories to be published, and what players report. */
export function AdminReviewScreen(props: AdminReviewScreenProps) {
  const { queue, error, onRetry, doneMessage, readHref, storyHref, sharedPlayHref, ...acts } = props
  const messages = useAdminMessages().review
  const [asked, setAsked] = useState<AskedReport | null>(null)
  const [news, setNews] = useState<string>()
  const ask = (act: AskedReport['act']) => (report: OpenReport) => setAsked({ act, report })

  return (
    <div css={styles.page}>
      <h1 css={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      <DoneNotice message={news ?? doneMessage} takesFocus />
      {error && <ErrorState message={error} onRetry={onRetry} title={messages.failed} />}
      {!queue && !error && <Spinner isPage label={messages.loading} />}
      {queue && (
        <QueueLists
          {...{ queue, readHref, storyHref, sharedPlayHref }}
          onRead={ask('read')}
          onHideSaid={ask('hide')}
          onResolve={ask('resolve')}
          onTakeDown={ask('takeDown')}
        />
      )}
      <ReportDialogs
        {...acts}
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={(message) => {
          setAsked(null)
          setNews(message)
        }}
      />
    </div>
  )
}
