import type { ReviewFinding } from '@kathasagar/story/schema'
import { memo } from 'react'

import { useFindingText } from '../../model/useFindingText.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { WaySteps } from '../WaySteps/WaySteps.tsx'
import { reviewFindingsStyles as styles } from './ReviewFindings.styles.ts'

export interface ReviewFindingsProps {
  findings: readonly ReviewFinding[]
  /** Names the list. */
  label?: string
  /** Called to go to the place of a finding. If absent, there are no buttons. */
  onGo?: ((finding: ReviewFinding) => void) | undefined
}

/** Maximum number of findings that are shown. The rest shows once these are fixed. */
const SHOWN_AT_ONCE = 50

const GRAVITY = { error: 0, person: 1, hint: 2 } as const
const ICONS = { error: 'close', person: 'eye', hint: 'warning' } as const

/** Lists the findings of the automatic review, errors first. Hints of one kind are folded. */
export const ReviewFindings = memo(function ReviewFindings({
  findings,
  label,
  onGo,
}: ReviewFindingsProps) {
  const { review } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const findingText = useFindingText()
  const kinds = [...Map.groupBy(findings, ({ severity, code }) => `${severity} ${code}`).values()]
  const groups: { first: ReviewFinding; group: ReviewFinding[] }[] = []
  let left = SHOWN_AT_ONCE
  for (const group of kinds.toSorted((a, b) => gravityOf(a) - gravityOf(b))) {
    const [first] = group
    if (first && left > 0) groups.push({ first, group: group.slice(0, left) })
    left -= group.length
  }

  return (
    <>
      <ul aria-label={label ?? review.findings} css={styles.list}>
        {groups.map(({ first, group }) =>
          first.severity === 'hint' && group.length > 1 ? (
            <li key={first.code} css={styles.group}>
              <Disclosure
                label={findingText(first).remedy}
                note={fill(review.places, { count: count(group.length) })}
              >
                <ul css={styles.list}>
                  {group.map((finding) => (
                    <Finding key={keyOf(finding)} finding={finding} onGo={onGo} />
                  ))}
                </ul>
              </Disclosure>
            </li>
          ) : (
            group.map((finding) => <Finding key={keyOf(finding)} finding={finding} onGo={onGo} />)
          ),
        )}
      </ul>
      {left < 0 && <p css={styles.more}>{fill(review.more, { count: count(-left) })}</p>}
    </>
  )
})

const gravityOf = ([first]: readonly ReviewFinding[]) => GRAVITY[first?.severity ?? 'hint']

const keyOf = ({ code, node, choice, message }: ReviewFinding) =>
  [code, node, choice, message].join('\n')

/** Returns the index of the choice of a finding, also if only its path has it. */
const choiceOf = ({ choice, path = [] }: ReviewFinding) =>
  choice ?? (path[2] === 'choices' ? Number(path[3]) : undefined)

/** Returns the place of a finding in words. */
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

function goTo(finding: ReviewFinding) {
  const { node, field, path } = finding
  if (field) return 'goField'
  if (path && path[0] !== 'nodes') return 'goPart'
  if (node === null) return 'goPart'
  return choiceOf(finding) === undefined ? 'go' : 'goChoice'
}

interface FindingProps extends Pick<ReviewFindingsProps, 'onGo'> {
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
