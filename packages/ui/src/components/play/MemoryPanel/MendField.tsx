import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { NotKept } from '../../../play/storyMemory.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { DeclinedNote } from '../DeclinedNote/DeclinedNote.tsx'
import type { FactRowProps } from './FactRow.tsx'
import { memoryLinesStyles as styles } from './MemoryLines.styles.ts'

interface MendFieldProps extends Pick<FactRowProps, 'fact' | 'lang' | 'memory'> {
  /** The line says what it shall, or was left as it was. */
  onClose: () => void
}

/** What is being written, the keys that end it, and why it was refused. */
function useMending({ fact, memory, onClose }: MendFieldProps) {
  const [text, setText] = useState(fact.text)
  const { refusal, attempt } = useAttempt<NotKept>()
  const place = useFocusInside()

  const keep = async () => {
    const words = text.trim()
    if (words === '' || words === fact.text) return onClose()
    const field = place.current?.querySelector('textarea')
    // What is on its way is not typed on; a refusal gives the field back.
    field?.blur()
    if (await attempt(() => memory.onMend(fact.id, words))) onClose()
    else field?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const { key, shiftKey, target, nativeEvent } = event
    const isEnter = key === 'Enter' && target instanceof HTMLTextAreaElement && !shiftKey
    if (!isEnter && key !== 'Escape') return
    // The panel would take Escape for itself, even the one that belongs to an input method.
    event.stopPropagation()
    if (isComposing(nativeEvent)) return
    event.preventDefault()
    if (isEnter) void keep()
    else onClose()
  }
  return { text, setText, refusal, place, keep: () => void keep(), handleKey }
}

/** A line as it is being mended, in its place: Enter keeps it, Escape leaves it. */
export function MendField(props: MendFieldProps) {
  const { memory: messages } = usePlayMessages()
  const { text, setText, refusal, place, keep, handleKey } = useMending(props)

  return (
    <div css={styles.mending} onKeyDownCapture={handleKey} ref={place}>
      <TextArea
        error={refusal && !refusal.declined ? (refusal.reason ?? messages.notKept) : undefined}
        hint={messages.mendHint}
        label={messages.mendLabel}
        maxLength={STORY_LIMITS.factMax}
        onChange={setText}
        rows={2}
        value={text}
      />
      {refusal?.declined && <DeclinedNote declined={refusal.declined} />}
      <div css={styles.acts}>
        <Button onPress={keep} size="small" variant="primary">
          {messages.keep}
        </Button>
        <Button onPress={props.onClose} size="small">
          {messages.leave}
        </Button>
      </div>
    </div>
  )
}

/** The field takes the focus, with all that stands in it chosen. */
function useFocusInside() {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const field = place.current?.querySelector('textarea')
      field?.focus()
      field?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return place
}
