import { useId, useState } from 'react'
import type { ReviewCertificate, ReviewFinding } from '@kathasagar/api/contract'

import type { StoryCounts } from '../../authoring/previewStory.ts'
import { useFormat } from '../../format/useFormat.ts'
import { fill } from '../../messages/fill.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { FormError } from '../FormError/FormError.tsx'
import { ReviewFindings } from '../ReviewFindings/ReviewFindings.tsx'
import { StoryCertificate } from '../StoryCertificate/StoryCertificate.tsx'
import { structureTabStyles } from './StructureTab.styles.ts'
import { StructureText } from './StructureText.tsx'
import type { StructureFocus, StructureTextProps } from './StructureText.tsx'

export interface StructureTabProps extends Omit<StructureTextProps, 'focus'> {
  /** What the automatic review says of the structure and the words as they stand. */
  findings: readonly ReviewFinding[]
  /** Vouches for the story; null while something must be mended. */
  certificate: ReviewCertificate | null
  /** What was typed last has not been reviewed yet. */
  isReviewing?: boolean
  /** Counted in the structure; null without scenes. */
  counts: StoryCounts | null
  /** Why the server refused the structure. */
  error?: string | undefined
  /** Goes to a field outside the structure. */
  onGoToField: (field: NonNullable<ReviewFinding['field']>) => void
  /** Scene to look at first, such as one that a finding elsewhere named. */
  startAt?: string | undefined
}

/** The scenes of the story: what they are written in, and below it the automatic review. */
export function StructureTab(props: StructureTabProps) {
  const { findings, certificate, isReviewing = false, counts, error, onGoToField } = props
  const styles = structureTabStyles(useTheme())
  const [focus, setFocus] = useState<StructureFocus | null>(
    props.startAt === undefined ? null : { node: props.startAt },
  )

  const handleGo = ({ node, choice, field }: ReviewFinding) => {
    if (field) onGoToField(field)
    else if (node !== null) setFocus({ node, choice })
  }

  return (
    <div css={styles.place}>
      {error && <FormError>{error}</FormError>}
      <Summary counts={counts} />
      <div css={styles.editor}>
        <StructureText
          focus={focus}
          onChange={props.onChange}
          onUnsoundText={props.onUnsoundText}
          readStructure={props.readStructure}
          structure={props.structure}
          unsoundText={props.unsoundText}
        />
      </div>
      <Review
        certificate={certificate}
        findings={findings}
        isReviewing={isReviewing}
        onGo={handleGo}
      />
    </div>
  )
}

function Summary({ counts }: Pick<StructureTabProps, 'counts'>) {
  const words = useMessages().authoring.structure
  const { count } = useFormat()
  const styles = structureTabStyles(useTheme())

  return (
    <p css={styles.summary}>
      {counts
        ? fill(words.summary, {
            scenes: count(counts.total_scenes),
            branches: count(counts.branching_points),
            endings: count(counts.possible_endings),
          })
        : words.empty}
    </p>
  )
}

interface ReviewProps {
  findings: readonly ReviewFinding[]
  certificate: ReviewCertificate | null
  isReviewing: boolean
  onGo: (finding: ReviewFinding) => void
}

function Review({ findings, certificate, isReviewing, onGo }: ReviewProps) {
  const words = useMessages().authoring.review
  const titleId = useId()
  const styles = structureTabStyles(useTheme())
  const having = (severity: ReviewFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length
  const errors = having('error')
  const verdict =
    errors > 1
      ? fill(words.errors, { count: errors })
      : errors === 1
        ? words.oneError
        : having('person') > 0
          ? words.waits
          : words.clean

  return (
    <section aria-labelledby={titleId} css={styles.review}>
      <div>
        <h2 css={styles.title} id={titleId}>
          {words.title}
        </h2>
        <p css={styles.verdict} role="status">
          {isReviewing ? words.running : verdict}
        </p>
      </div>
      <div css={styles.found}>
        {findings.length > 0 && <ReviewFindings findings={findings} onGo={onGo} />}
        {certificate && <StoryCertificate certificate={certificate} />}
      </div>
    </section>
  )
}
