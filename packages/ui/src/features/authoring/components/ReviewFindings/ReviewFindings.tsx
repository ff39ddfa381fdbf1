import type { ReviewFinding } from '@kathasagar/story/schema'
import { memo } from 'react'

import type { StructureEdit } from '../../model/structure/structureEdit.ts'
import { useFindingText } from '../../model/useFindingText.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { PathSteps } from '../PathSteps/PathSteps.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import type { AuthoringMessages } from '../../../../messages/en.ts'

const { color, space, size, media, icon, lineWidth } = theme

const styles = {
  finding: {
    display: 'grid',
    gridTemplateColumns: `${icon.xl} minmax(0, 1fr)`,
    gap: `${space.xs} ${space.m}`,
    paddingBlock: space.m,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { gridTemplateColumns: `${icon.xl} minmax(0, 1fr) auto` },
  },
  error: { color: color.dangerText },
  hint: { color: color.warningText },
  person: { color: color.noteText },
  way: { fontSize: size.label, '& > summary': { color: color.textMuted } },
  acts: {
    gridColumn: 2,
    justifySelf: 'start',
    alignSelf: 'center',
    [media.from.m]: { gridColumn: 3 },
  },
}

export interface ReviewFindingsProps {
  findings: readonly ReviewFinding[]
  label?: string
  onGo?: ((finding: ReviewFinding) => void) | undefined
  /** Returns the edit that fixes a finding, or null. If absent, fixes are not offered. */
  fixOf?: ((finding: ReviewFinding) => StructureEdit | null) | undefined
  onFix?: ((edit: StructureEdit) => void) | undefined
}

/** Maximum number of findings per kind in the list. */
const LISTED = 50
/** Maximum number of errors per kind that are visible before the list is expanded. */
const OPEN_AT_ONCE = 4

const GRAVITY = { error: 0, person: 1, hint: 2 } as const
const ICONS = { error: 'close', person: 'eye', hint: 'warning' } as const

/** Lists the findings of the automatic review, grouped by kind. Errors are first. */
export const ReviewFindings = memo(function ReviewFindings(props: ReviewFindingsProps) {
  const { findings, label, ...acts } = props
  const { review } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const findingText = useFindingText()
  const kindOf = ({ severity, code, remedy }: ReviewFinding) => [severity, code, remedy].join(' ')
  const kinds = [...Map.groupBy(findings, kindOf)]
  const gravityOf = ([first]: readonly ReviewFinding[]) => GRAVITY[first?.severity ?? 'hint']

  return (
    <ul aria-label={label ?? review.findings}>
      {kinds
        .toSorted(([, a], [, b]) => gravityOf(a) - gravityOf(b))
        .map(([kind, group]) => {
          const [first] = group
          if (!first) return null
          if (group.length === 1) {
            return (
              <li key={kind}>
                <Finding {...acts} finding={first} />
              </li>
            )
          }
          const isOpen = first.severity === 'error' && group.length <= OPEN_AT_ONCE
          return (
            <li key={kind} css={styles.finding}>
              <SeverityIcon severity={first.severity} />
              <Fold
                isOpenFirst={isOpen}
                label={findingText(first).remedy}
                note={fill(review.places, { count: count(group.length) })}
              >
                <ul>
                  {group.slice(0, LISTED).map((finding) => (
                    <li key={keyOf(finding)}>
                      <Finding {...acts} finding={finding} hasHeading />
                    </li>
                  ))}
                </ul>
                {group.length > LISTED && (
                  <Text size="label" tone="muted">
                    {fill(review.more, { count: count(group.length - LISTED) })}
                  </Text>
                )}
              </Fold>
            </li>
          )
        })}
    </ul>
  )
})

function SeverityIcon({ severity }: Pick<ReviewFinding, 'severity'>) {
  const { review } = useAuthoringMessages().authoring

  return (
    <span css={styles[severity]}>
      <Icon name={ICONS[severity]} />
      <VisuallyHidden>{review.severity[severity]}: </VisuallyHidden>
    </span>
  )
}

const keyOf = ({ code, node, choice, message }: ReviewFinding) =>
  [code, node, choice, message].join('\n')

/** Returns the index of the choice that a finding is about. The index may be only in the path. */
const choiceOf = ({ choice, path = [] }: ReviewFinding) =>
  choice ?? (path[2] === 'choices' ? Number(path[3]) : undefined)

type Words = Pick<AuthoringMessages['authoring'], 'review' | 'fields'>

function placeOf(finding: ReviewFinding, { review, fields }: Words): [string, string] {
  const { node, field, path = [] } = finding
  if (field) return [fields[field], review.goField]
  const parts: Readonly<Record<string, string>> = review.parts
  const part = parts[String(path[0])]
  if (part) {
    const ids = path.slice(1, 2).filter((id) => typeof id === 'string')
    return [[part, ...ids].join(': '), review.goPart]
  }
  if (node === null || (path[0] ?? 'nodes') !== 'nodes') {
    return [node ?? review.whole, review.goPart]
  }
  const choice = choiceOf(finding)
  if (choice === undefined) return [node, review.go]
  return [fill(review.choice, { node, number: choice + 1 }), review.goChoice]
}

interface FindingProps extends Omit<ReviewFindingsProps, 'findings' | 'label'> {
  finding: ReviewFinding
  /** True if the remedy is already the heading of the group. */
  hasHeading?: boolean
}

function Finding({ finding, hasHeading = false, onGo, fixOf, onFix }: FindingProps) {
  const { authoring } = useAuthoringMessages()
  const { review } = authoring
  const { severity, node, field, path, way } = finding
  const { message, remedy } = useFindingText()(finding)
  const [place, goLabel] = placeOf(finding, authoring)
  const fix = fixOf?.(finding)
  const isDeletion = fix?.kind === 'deleteNode'
  const fixLabel = isDeletion ? review.deleteScene : review.createScene
  const fixButton = fix && (
    <Button
      aria-label={`${fixLabel}: ${place}`}
      onPress={() => onFix?.(fix)}
      size="small"
      variant={isDeletion ? 'quiet' : 'secondary'}
    >
      {fixLabel}
    </Button>
  )

  return (
    <div css={styles.finding}>
      <SeverityIcon severity={severity} />
      <Stack gap="hair">
        <strong dir="auto">{place}</strong>
        <Text tone="secondary">{message}</Text>
        {!hasHeading && (
          <Text size="label" tone="muted">
            {remedy}
          </Text>
        )}
        {way && (
          <Disclosure css={styles.way} label={review.way}>
            <PathSteps items={way} />
          </Disclosure>
        )}
      </Stack>
      <Cluster css={styles.acts} gap="s">
        {!isDeletion && fixButton}
        {onGo && (node !== null || field || path) && (
          <Button aria-label={`${goLabel}: ${place}`} onPress={() => onGo(finding)} size="small">
            {goLabel}
          </Button>
        )}
        {isDeletion && fixButton}
      </Cluster>
    </div>
  )
}
