import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { useCallback, useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ReviewFindings } from '../ReviewFindings/ReviewFindings.tsx'
import { StoryCertificate } from '../StoryCertificate/StoryCertificate.tsx'
import { reviewPanelStyles as styles } from './ReviewPanel.styles.ts'

/** Minimum figures of a published story. */
export interface PublishFloors {
  words: number
  scenes: number
  endings: number
  descriptionWords: number
}

export interface ReviewPanelProps {
  findings: readonly ReviewFinding[]
  /** Null while there are errors. */
  certificate: Certificate | null
  floors: PublishFloors
  isBusy?: boolean
  /** States visited while the review runs, else 0. */
  walked?: number
  /** Called to go to the place of a finding. */
  onGo: (finding: ReviewFinding) => void
}

const SEVERITIES = ['error', 'person', 'hint'] as const

/** Shows the verdict of the review, its findings, and the certificate. */
export function ReviewPanel({
  findings,
  certificate,
  floors,
  isBusy = false,
  walked = 0,
  onGo,
}: ReviewPanelProps) {
  const { authoring, structure } = useAuthoringMessages()
  const { review: messages } = authoring
  const { review: words } = structure
  const format = useFormat()
  const titleId = useId()
  const count = { error: 0, person: 0, hint: 0 }
  for (const { severity } of findings) count[severity] += 1
  const verdict =
    count.error > 1
      ? fill(messages.errors, { count: count.error })
      : count.error === 1
        ? messages.oneError
        : count.person > 0
          ? messages.waits
          : messages.clean
  const latest = useLatest(onGo)
  // Stable, so that typing does not render the list again.
  const handleGo = useCallback((finding: ReviewFinding) => latest.current(finding), [latest])

  return (
    <section aria-labelledby={titleId} css={styles.review}>
      <div>
        <h2 css={styles.title} id={titleId}>
          {messages.title}
        </h2>
        <p css={styles.verdict} role="status">
          {isBusy ? messages.running : verdict}
        </p>
        {walked > 0 && (
          <p css={styles.floors}>{fill(messages.walking, { count: format.count(walked) })}</p>
        )}
        {findings.length > 0 && (
          <ul aria-label={words.counts} css={styles.counts}>
            {SEVERITIES.filter((severity) => count[severity] > 0).map((severity) => (
              <li key={severity} css={styles[severity]}>
                {fill(words[severity], { count: format.count(count[severity]) })}
              </li>
            ))}
          </ul>
        )}
        <p css={styles.floors}>{fill(messages.floors, { ...floors })}</p>
      </div>
      <div css={styles.found}>
        {findings.length > 0 && <ReviewFindings findings={findings} onGo={handleGo} />}
        {certificate && <StoryCertificate certificate={certificate} />}
      </div>
    </section>
  )
}
