import type { ReviewFinding } from '@kathasagar/story/schema'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { countsInWords } from '../../model/countsInWords.ts'
import type { StoryCounts } from '../../model/previewStory.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { OpenStoryForm, StoryKindChoice } from '../OpenStory/OpenStoryForm.tsx'
import { ReviewPanel, type ReviewPanelProps } from '../ReviewPanel/ReviewPanel.tsx'
import type { StructureEditorProps } from '../StructureEditor/StructureEditor.tsx'
import { structureTabStyles as styles } from './StructureTab.styles.ts'

export interface StructureTabProps
  extends Omit<StructureEditorProps, 'focus'>, Omit<ReviewPanelProps, 'onGo'> {
  counts: StoryCounts | null
  /** Size of the structure when it is sent, in bytes. */
  bytes?: number | undefined
  error?: string | undefined
  /** Goes to a field outside the structure. */
  onGoToField: (field: NonNullable<ReviewFinding['field']>) => void
  /** Place to look at first, such as one that a finding elsewhere named. */
  startAt?: StructureFocus | undefined
}

const KIB = 1024
/** Size from which the author is warned. */
const NEARLY_FULL = LIMITS.storyBodyMax * 0.9

// Three tabs of four do without it, so the editor is fetched with the tab.
const StructureEditor = lazyPart(
  async () => (await import('../StructureEditor/StructureEditor.tsx')).StructureEditor,
  { Waiting: OnItsWay, Instead: LazyFailed },
)

/** Shows the editor of the scenes, with the automatic review below. */
export function StructureTab(props: StructureTabProps) {
  const { counts, bytes, error, onGoToField, startAt, ...rest } = props
  const { certificate, floors, isBusy, walked, ...editor } = rest
  const { authoring, structure } = useAuthoringMessages()
  const { size } = structure
  const format = useFormat()
  const { structure: written } = props
  const isOpen = written.open !== undefined
  const isOver = (bytes ?? 0) > LIMITS.storyBodyMax
  const [focus, setFocus] = useState<StructureFocus | null>(startAt ?? null)

  const handleGo = ({ node, choice, field, path }: ReviewFinding) => {
    if (field) onGoToField(field)
    else if (node !== null || path) setFocus({ node: node ?? '', choice, path })
  }

  return (
    <div css={styles.place}>
      <h2 css={styles.title}>{authoring.tabs.structure}</h2>
      {error && <FormError>{error}</FormError>}
      {!isOpen && (
        <p css={styles.summary}>
          {counts
            ? countsInWords(counts, authoring.structure, format).join(' · ')
            : authoring.structure.empty}
        </p>
      )}
      {bytes !== undefined && bytes > NEARLY_FULL && (
        <p css={[styles.size, isOver && styles.tooLarge]} role="status">
          {fill(isOver ? size.over : size.near, {
            size: format.count(Math.ceil(bytes / KIB)),
            most: format.count(LIMITS.storyBodyMax / KIB),
          })}
        </p>
      )}
      {!written.ink && !written.page && (
        <StoryKindChoice onChange={props.onChange} structure={written} />
      )}
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
      <ReviewPanel
        certificate={certificate}
        findings={props.findings}
        floors={floors}
        onGo={handleGo}
        {...(isBusy === undefined ? {} : { isBusy })}
        {...(walked === undefined ? {} : { walked })}
      />
    </div>
  )
}

function OnItsWay() {
  const { structure: messages } = useAuthoringMessages()

  return <p role="status">{messages.loading}</p>
}
