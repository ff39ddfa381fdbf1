import type { Certificate, ReviewFinding } from '@kathasagar/story/schema'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useCallback, useId, useState } from 'react'

import { countsInWords } from '../../model/countsInWords.ts'
import type { StoryCounts } from '../../model/previewStory.ts'
import { editStructure } from '../../model/structure/editStructure.ts'
import { fixFinding } from '../../model/structure/fixFinding.ts'
import type { StructureEdit } from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { useFindingCounts } from '../../model/useFindingText.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { OpenStoryForm, StoryKindChoice } from '../OpenStory/OpenStoryForm.tsx'
import { ReviewFindings } from '../ReviewFindings/ReviewFindings.tsx'
import { StoryCertificate } from '../StoryCertificate/StoryCertificate.tsx'
import type { StructureEditorProps } from '../StructureEditor/StructureEditor.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius } = theme

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' }

const styles = {
  kind: { alignItems: 'end', justifyContent: 'space-between' },
  summary: { color: color.textSecondary, ...figures },
  size: {
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
  },
  tooLarge: { background: color.dangerSurface, color: color.dangerText },
  counts: { fontSize: size.label, ...figures },
  error: { color: color.dangerText },
  person: { color: color.noteText },
  hint: { color: color.warningText },
}

export interface PublishFloors {
  words: number
  scenes: number
  endings: number
  descriptionWords: number
}

interface ReviewProps {
  findings: readonly ReviewFinding[]
  /** Certificate of the automatic review. Null while the story has errors. */
  certificate: Certificate | null
  floors: PublishFloors
  isBusy?: boolean
  /** Number of story states that the review has visited. 0 if no review is running. */
  walked?: number
}

export interface StructureTabProps extends Omit<StructureEditorProps, 'focus'>, ReviewProps {
  counts: StoryCounts | null
  /** Size of the structure in the request, in bytes. */
  bytes?: number | undefined
  error?: string | undefined
  onGoToField: (field: NonNullable<ReviewFinding['field']>) => void
  /** Location to open first, such as the location of a finding. */
  startAt?: StructureFocus | undefined
}

const KIB = 1024
/** Size above which the author sees a warning, in bytes. */
const NEARLY_FULL = LIMITS.storyBodyMax * 0.9

// Loaded on demand, because the other three tabs do not need the editor.
const StructureEditor = lazyPart(
  async () => (await import('../StructureEditor/StructureEditor.tsx')).StructureEditor,
  { Waiting: OnItsWay, Instead: LazyFailed },
)

export function StructureTab(props: StructureTabProps) {
  const { counts, bytes, error, onGoToField, startAt, ...editor } = props
  const { authoring, structure } = useAuthoringMessages()
  const { size } = structure
  const format = useFormat()
  const { structure: written } = props
  const isOpen = written.open !== undefined
  const isOver = (bytes ?? 0) > LIMITS.storyBodyMax
  const [focus, setFocus] = useState<StructureFocus | null>(startAt ?? null)

  const handleGo = ({ code, node, choice, field, path: at }: ReviewFinding) => {
    const isTarget = code === 'missing_target' && node !== null && choice !== undefined
    const path = isTarget ? ['nodes', node, 'choices', choice, 'target'] : at
    if (field) onGoToField(field)
    else if (node !== null || path) setFocus({ node: node ?? '', choice, path })
  }

  return (
    <Stack gap="l">
      {/* This heading is visually hidden, because the tab shows the same text. */}
      <h2>
        <VisuallyHidden>{authoring.tabs.structure}</VisuallyHidden>
      </h2>
      {error && <FormError>{error}</FormError>}
      {bytes !== undefined && bytes > NEARLY_FULL && (
        <p css={[styles.size, isOver && styles.tooLarge]} role="status">
          {fill(isOver ? size.over : size.near, {
            size: format.count(Math.ceil(bytes / KIB)),
            most: format.count(LIMITS.storyBodyMax / KIB),
          })}
        </p>
      )}
      <Cluster css={styles.kind} gap="l">
        {!written.ink && !written.page && (
          <StoryKindChoice onChange={props.onChange} structure={written} />
        )}
        {!isOpen && (
          <p css={styles.summary}>
            {counts
              ? countsInWords(counts, authoring.structure, format).join(' · ')
              : authoring.structure.empty}
          </p>
        )}
      </Cluster>
      {isOpen ? (
        <OpenStoryForm
          lang={props.lang}
          onChange={props.onChange}
          structure={written}
          tryOpen={props.tools?.tryOpen}
        />
      ) : (
        <StructureEditor {...editor} focus={focus} />
      )}
      <Review {...props} onGo={handleGo} />
    </Stack>
  )
}

interface ReviewPanelProps extends StructureTabProps {
  onGo: (finding: ReviewFinding) => void
}

function Review(props: ReviewPanelProps) {
  const { findings, certificate, floors, isBusy = false, walked = 0 } = props
  const { structure, onChange, onGo } = props
  const { review: messages } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const titleId = useId()
  const counts = useFindingCounts(findings)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const waits = findings.some(({ severity }) => severity === 'person')
  const verdict =
    errors > 1
      ? fill(messages.errors, { count: errors })
      : errors === 1
        ? messages.oneError
        : waits
          ? messages.waits
          : messages.clean
  // Stable functions, so that the list of findings does not re-render while the author types.
  const go = useLatest(onGo)
  const find = useLatest((finding: ReviewFinding) => fixFinding(structure, finding))
  const fix = useLatest((edit: StructureEdit) => onChange(editStructure(structure, edit)))
  const handleGo = useCallback((finding: ReviewFinding) => go.current(finding), [go])
  const fixOf = useCallback((finding: ReviewFinding) => find.current(finding), [find])
  const handleFix = useCallback((edit: StructureEdit) => fix.current(edit), [fix])

  return (
    <Stack aria-labelledby={titleId} as="section" gap="m">
      <Heading id={titleId} level={2} size="subsection">
        {messages.title}
      </Heading>
      <Text role="status" tone="secondary">
        {isBusy ? messages.running : verdict}
      </Text>
      {walked > 0 && (
        <Text size="label" tone="muted">
          {fill(messages.walking, { count: count(walked) })}
        </Text>
      )}
      {counts.length > 0 && (
        <Cluster aria-label={messages.countsLabel} as="ul" css={styles.counts} gap="m">
          {counts.map(({ severity, words }) => (
            <li key={severity} css={styles[severity]}>
              {words}
            </li>
          ))}
        </Cluster>
      )}
      {findings.length > 0 && (
        <ReviewFindings findings={findings} fixOf={fixOf} onFix={handleFix} onGo={handleGo} />
      )}
      {!structure.open && (
        <Text size="label" tone="muted">
          {fill(messages.floors, { ...floors })}
        </Text>
      )}
      {certificate && <StoryCertificate certificate={certificate} />}
    </Stack>
  )
}

function OnItsWay() {
  const { structure: messages } = useAuthoringMessages()

  return <p role="status">{messages.loading}</p>
}
