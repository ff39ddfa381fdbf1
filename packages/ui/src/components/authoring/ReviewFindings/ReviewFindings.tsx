import type { ReviewFinding } from '@kathasagar/story/schema'
import { memo } from 'react'

import { useFindingText } from '../../../authoring/useFindingText.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { WaySteps } from '../WaySteps/WaySteps.tsx'
import { reviewFindingsStyles as styles } from './ReviewFindings.styles.ts'

export interface ReviewFindingsProps {
  /** What the review said, the gravest not necessarily first. */
  findings: readonly ReviewFinding[]
  /** Names the list. */
  label?: string
  /** Goes to where a finding can be mended; without it there are no buttons. */
  onGo?: ((finding: ReviewFinding) => void) | undefined
}

/** More would drown whoever is to mend them; the rest shows once these are gone. */
const SHOWN_AT_ONCE = 50

const GRAVITY = { error: 0, person: 1, hint: 2 } as const
const ICONS = { error: 'close', person: 'eye', hint: 'warning' } as const

/** What the automatic review found: where, what is wrong, and what to do about it. */
export const ReviewFindings = memo(function ReviewFindings({
  findings,
  label,
  onGo,
}: ReviewFindingsProps) {
  const { review } = useAuthoringMessages().authoring
  const sorted = findings.toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity])
  const shown = sorted.slice(0, SHOWN_AT_ONCE)
  const hidden = sorted.length - shown.length

  return (
    <>
      <ul aria-label={label ?? review.findings} css={styles.list}>
        {shown.map((finding) => (
          <Finding
            key={[finding.code, finding.node, finding.choice, finding.message].join('\n')}
            finding={finding}
            onGo={onGo}
          />
        ))}
      </ul>
      {hidden > 0 && <p css={styles.more}>{fill(review.more, { count: hidden })}</p>}
    </>
  )
})

/** Index of the choice that a finding means, also where only its path says so. */
const choiceOf = ({ choice, path = [] }: ReviewFinding) =>
  choice ?? (path[2] === 'choices' ? Number(path[3]) : undefined)

/** The place in the story that a finding means, in words. */
function usePlace(finding: ReviewFinding): string {
  const { node, field, path = [] } = finding
  const choice = choiceOf(finding)
  const { review, fields } = useAuthoringMessages().authoring
  if (field) return fields[field]
  const parts: Readonly<Record<string, string>> = review.parts
  const part = parts[String(path[0])]
  if (part) return [part, ...path.slice(1, 2).filter((id) => typeof id === 'string')].join(': ')
  if (node === null) return review.whole
  return choice === undefined ? node : fill(review.choice, { node, number: choice + 1 })
}

/** What the button leads to. */
function goTo(finding: ReviewFinding) {
  const { node, field, path } = finding
  if (field) return 'goField'
  if (path && path[0] !== 'nodes') return 'goPart'
  if (node === null) return 'goPart'
  return choiceOf(finding) === undefined ? 'go' : 'goChoice'
}

interface FindingProps extends Pick<ReviewFindingsProps, 'onGo'> {
  /** One thing that the review found. */
  finding: ReviewFinding
}

function Finding({ finding, onGo }: FindingProps) {
  const { review } = useAuthoringMessages().authoring
  const { severity, node, field, path, way } = finding
  const { message, remedy } = useFindingText()(finding)
  const place = usePlace(finding)
  const goLabel = review[goTo(finding)]

  return (
    <li css={styles.finding}>
      <span css={[styles.mark, styles[severity]]}>
        <Icon name={ICONS[severity]} />
      </span>
      <span css={[styles.words, styles.where]} dir="auto">
        <VisuallyHidden>{review.severity[severity]}: </VisuallyHidden>
        {place}
      </span>
      <div css={[styles.words, styles.message]}>
        <p>{message}</p>
        <p css={styles.remedy}>{remedy}</p>
        {way && (
          <Disclosure css={styles.way} label={review.way}>
            <WaySteps items={way} />
          </Disclosure>
        )}
      </div>
      {onGo && (node !== null || field || path) && (
        <Button
          aria-label={`${goLabel}: ${place}`}
          css={[styles.words, styles.go]}
          onPress={() => onGo(finding)}
          size="small"
        >
          {goLabel}
        </Button>
      )}
    </li>
  )
}
