import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { OnCommand } from '../../../commands/commands.ts'
import type { PendingInput } from '../../../play/pendingInput.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ActionLimit, isTooLong } from './ActionLimit.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'
import { usePendingInput } from './usePendingInput.ts'

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
  /** What follows Act in its row. */
  children?: ReactNode
}

/** An Enter that picks a word of an input method is no Act. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}

/** Words of any language, that nobody has written before; Enter sends them. */
const FREE_WORDS = { autoComplete: 'off', dir: 'auto', enterKeyHint: 'send', type: 'text' } as const

/** The field for an action in the player's own words. */
export function ActionForm({ price, isDisabled, fieldRef, children, ...rest }: ActionFormProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = usePlayMessages()
  const { onCommand, ...kept } = rest
  const { input, setInput, words, send, isTaken } = usePendingInput({
    ...kept,
    onSend: (user_action) => onCommand({ action_type: 'custom_action', user_action }),
  })
  const limitId = useId()
  const isLong = isTooLong(words)
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
      <ActButton isDisabled={isSilent} {...{ isResting, isTaken, limitId, price }} />
      {children}
      <ActionLimit id={limitId} words={words} />
    </form>
  )
}

interface ActButtonProps extends Pick<ActionFormProps, 'price' | 'isDisabled'> {
  /** Waiting for words, and for nothing else. */
  isResting: boolean
  /** The words were sent, and what they begin is not over. */
  isTaken: boolean
  /** Id of what tells how long the words may be. */
  limitId: string
}

function ActButton({ price, isDisabled, isResting, isTaken, limitId }: ActButtonProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <Button
      aria-describedby={limitId}
      css={[styles.act, isResting && styles.resting]}
      data-taken={isTaken || undefined}
      detail={price || undefined}
      isDisabled={isDisabled}
      reason={isResting ? play.wordsFirst : undefined}
      type="submit"
      variant="primary"
    >
      {play.commandName.custom_action}
    </Button>
  )
}
