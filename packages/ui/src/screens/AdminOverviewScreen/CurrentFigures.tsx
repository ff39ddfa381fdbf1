import type { Overview } from '@kathasagar/api/contract'
import { useId } from 'react'

import { Link } from '../../components/primitives/Link/Link.tsx'
import { StatusBars } from '../../components/admin/StatusBars/StatusBars.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminOverviewScreenStyles as styles } from './AdminOverviewScreen.styles.ts'

interface CurrentFiguresProps {
  /** The figures of the installation. */
  overview: Overview
  /** Where stories and reports wait for an editor. */
  reviewHref: string
}

/** What there is now, whatever the days. */
export function CurrentFigures({ overview, reviewHref }: CurrentFiguresProps) {
  const messages = useAdminMessages().overview
  const { count } = useFormat()
  const id = useId()

  return (
    <section aria-labelledby={id} css={styles.box}>
      <h2 css={styles.heading} id={id}>
        {messages.now}
      </h2>
      <dl css={styles.figures}>
        <div>
          <dt css={styles.name}>{messages.users}</dt>
          <dd css={styles.figure}>{count(overview.users)}</dd>
        </div>
        <div>
          <dt css={styles.name}>{messages.waiting}</dt>
          <dd css={styles.figure}>{count(overview.waiting)}</dd>
        </div>
      </dl>
      {overview.waiting > 0 && <Link href={reviewHref}>{messages.toReview}</Link>}
      <h3 css={styles.heading}>{messages.stories}</h3>
      <StatusBars stories={overview.stories} />
    </section>
  )
}
