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
  /** What a custom action takes, in words; empty where it takes nothing. */
  price: string
  /** An action runs: nothing can be typed or sent. */
  isDisabled: boolean
  /** The field, for whoever gives it the focus. */
  fieldRef: RefObject<HTMLInputElement | null>
  /** Words of the last action that was told; a draft that says the same has been taken. */
  takenWords: string | null
  /** Words that were being written when the page was left; not kept without it. */
  pendingInput?: PendingInput | undefined
  /** Called with the trimmed words; what is typed stays unless it resolves to true. */
  onCommand: OnCommand
}

/** An Enter that picks a word of an input method is no Act. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}

/** Number of characters from which the form shows the count. */
const NEAR_LIMIT = 1800

/** Words of any language, that nobody has written before; Enter sends them. */
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
  // The contract counts code points.
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
  /** Called with the trimmed words; resolves to true when they were taken. */
  onSend: (words: string) => Promise<boolean>
}

/** Words being written; they are kept until they have been taken, even over a reload. */
function usePendingInput({ pendingInput, takenWords, onSend }: PendingInputOptions) {
  const kept = pendingInput?.value ?? ''
  // What was sent just before the page was left has been told by now.
  const [input, setInput] = useState(kept.trim() === takenWords ? '' : kept)
  const [lastTaken, setLastTaken] = useState(takenWords)
  if (lastTaken !== takenWords) {
    setLastTaken(takenWords)
    // Another model has told what the first one refused.
    if (input.trim() === takenWords) setInput('')
  }
  const isSending = useRef(false)
  const [taken, take] = usePendingPress<string>()
  const words = input.trim()
  const latestKeep = useLatest(pendingInput?.onChange)
  useEffect(() => latestKeep.current?.(input), [input, latestKeep])

  const send = async () => {
    // A second Enter can come before the first has disabled the field.
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
    /** The words were sent, and what they begin is not over. */
    isTaken: taken !== null,
  }
}
