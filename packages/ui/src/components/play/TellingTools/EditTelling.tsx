import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { NotKept } from '../../../play/storyMemory.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { DeclinedNote } from '../DeclinedNote/DeclinedNote.tsx'
import { tellingToolsStyles } from './TellingTools.styles.ts'

export interface EditTellingProps {
  /** What was told. */
  text: string
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Keeps other words; answers why they were not kept. */
  onSave: (text: string) => Promise<NotKept | null>
  /** The words are kept, or were left as they were. */
  onClose: () => void
}

/** The field takes the focus once it is there. */
function useFocusInside() {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  return place
}

/** What is being written, how it is kept, and why it was not. */
function useEditing({ text: told, onSave, onClose }: EditTellingProps) {
  const [text, setText] = useState(told)
  const { isBusy, refusal, attempt } = useAttempt<NotKept>()
  const words = text.trim()

  const save = async () => {
    if (words === told.trim()) return onClose()
    if (words !== '' && (await attempt(() => onSave(words)))) onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (!isComposing(event.nativeEvent)) onClose()
  }
  return { text, setText, isEmpty: words === '', isBusy, refusal, save, handleKey }
}

/** A telling as its player words it, in its place: what was typed stays where it is not kept. */
export function EditTelling(props: EditTellingProps) {
  const styles = tellingToolsStyles(useTheme())
  const { tellings } = usePlayMessages().play
  const { refusal, save, handleKey, ...field } = useEditing(props)
  const reason = refusal && !refusal.declined ? (refusal.reason ?? tellings.notKept) : undefined

  return (
    <div css={styles.field} onKeyDownCapture={handleKey} ref={useFocusInside()}>
      <TextArea
        error={reason}
        hint={tellings.editHint}
        kind="story"
        label={tellings.editLabel}
        lang={props.lang}
        maxLength={LIMITS.tellingMax}
        onChange={field.setText}
        rows={10}
        value={field.text}
      />
      {refusal?.declined && <DeclinedNote declined={refusal.declined} />}
      <div css={styles.acts}>
        <Button onPress={props.onClose} size="small">
          {tellings.cancel}
        </Button>
        <Button
          isBusy={field.isBusy}
          isDisabled={field.isEmpty}
          onPress={() => void save()}
          size="small"
          variant="primary"
        >
          {tellings.save}
        </Button>
      </div>
    </div>
  )
}
