import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import {
  useId,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import type { OnCommand } from '../../../commands/commands.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { isComposing } from '../../../hooks/isComposing.ts'
import { useLatest } from '../../../hooks/useLatest.ts'
import { usePendingPress } from '../../../hooks/usePendingPress.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { PendingInput } from '../../../play/pendingInput.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { commandPanelStyles as styles } from './CommandPanel.styles.ts'

export interface ActionFormProps {
  /** Price of a custom action, as text. Empty if it is free. */
  price: string
  /** Disables the form while an action runs. */
  isDisabled: boolean
  /** Ref to the input element. */
  fieldRef: RefObject<HTMLInputElement | null>
  /** Text of the last answered action. An equal draft is cleared. */
  takenWords: string | null
  /** Draft that is stored on the device. Without it no draft is stored. */
  pendingInput?: PendingInput | undefined
  /** Called with the trimmed text. The field is cleared if it resolves with true. */
  onCommand: OnCommand
}

/** Ignores Enter while an input method is composing. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}

/** Number of characters from which the form shows the count. */
const NEAR_LIMIT = 1800

const FREE_WORDS = { autoComplete: 'off', dir: 'auto', enterKeyHint: 'send', type: 'text' } as const

/** The field for an action in the player's own words. */
export function ActionForm({ price, isDisabled, fieldRef, ...rest }: ActionFormProps) {
  const { play } = usePlayMessages()
  const { onCommand, ...kept } = rest
  const { input, setInput, words, send, isTaken } = usePendingInput({
    ...kept,
    onSend: (user_action) => onCommand({ action_type: 'custom_action', user_action }),
  })
  const limitId = useId()
  const { count } = useFormat()
  const limit = STORY_LIMITS.customActionMax
  const length = [...words].length
  const isLong = length > limit
  const isResting = !isDisabled && !isLong
  const isSilent = !isResting || words === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSilent) send()
  }

  return (
    <form css={styles.form} onSubmit={handleSubmit}>
      <input
        aria-describedby={limitId}
        aria-invalid={isLong}
        aria-label={play.actionPlaceholder}
        css={styles.field}
        disabled={isDisabled}
        onChange={(event) => setInput(event.target.value)}
        onKeyDown={keepComposing}
        placeholder={play.actionPlaceholder}
        ref={fieldRef}
        value={input}
        {...FREE_WORDS}
      />
      <Button
        aria-describedby={limitId}
        css={[styles.act, isResting && styles.resting]}
        data-taken={isTaken || undefined}
        detail={price || undefined}
        isDisabled={isSilent}
        reason={isResting ? play.wordsFirst : undefined}
        type="submit"
        variant="primary"
      >
        {play.commandName.custom_action}
      </Button>
      <small css={[styles.limit, isLong && styles.tooLong]} id={limitId}>
        {length >= NEAR_LIMIT && `${count(length)} / ${count(limit)} `}
        <span aria-live="polite">
          {isLong && fill(play.actionTooLong, { limit })}
          {length === limit && fill(play.actionFull, { limit })}
        </span>
      </small>
    </form>
  )
}

interface PendingInputOptions extends Pick<ActionFormProps, 'pendingInput' | 'takenWords'> {
  /** Called with the trimmed text. Resolves with true if it was accepted. */
  onSend: (words: string) => Promise<boolean>
}

/** Keeps the draft until it is accepted, also over a reload. */
function usePendingInput({ pendingInput, takenWords, onSend }: PendingInputOptions) {
  const kept = pendingInput?.value ?? ''
  // The draft was sent just before the page was left.
  const [input, setInput] = useState(kept.trim() === takenWords ? '' : kept)
  const [lastTaken, setLastTaken] = useState(takenWords)
  if (lastTaken !== takenWords) {
    setLastTaken(takenWords)
    // Another model has answered the action that the first one refused.
    if (input.trim() === takenWords) setInput('')
  }
  const isSending = useRef(false)
  const [taken, take] = usePendingPress<string>()
  const words = input.trim()
  const latestKeep = useLatest(pendingInput?.onChange)
  useEffect(() => latestKeep.current?.(input), [input, latestKeep])

  const send = async () => {
    // A second Enter can arrive before the field is disabled.
    if (isSending.current) return
    isSending.current = true
    const isTaken = await onSend(words)
    isSending.current = false
    if (isTaken) setInput('')
  }

  return {
    input,
    setInput,
    words,
    send: () => void take(words, send()),
    /** True while the sent action runs. */
    isTaken: taken !== null,
  }
}
