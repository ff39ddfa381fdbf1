import { useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'

import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { commandPanelStyles } from './CommandPanel.styles.ts'

/** Code points of one action, as the contract limits them. */
const ACTION_MAX = 2000

export interface ActionFormProps {
  /** What a custom action takes, in words. */
  price: string
  isDisabled: boolean
  fieldRef: RefObject<HTMLInputElement | null>
  /** Called with the trimmed words; what is typed stays unless it resolves to true. */
  onAct: (text: string) => Promise<boolean>
}

/** The field for an action in the player's own words. */
export function ActionForm({ price, isDisabled, fieldRef, onAct }: ActionFormProps) {
  const styles = commandPanelStyles(useTheme())
  const { play } = useMessages()
  const [draft, setDraft] = useState('')
  const isSending = useRef(false)
  const words = draft.trim()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A second Enter can come before the first has disabled the field.
    if (words === '' || isDisabled || isSending.current) return
    isSending.current = true
    const isTaken = await onAct(words)
    isSending.current = false
    if (isTaken) setDraft('')
  }

  return (
    <form css={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <input
        aria-label={play.actionPlaceholder}
        autoComplete="off"
        css={styles.field}
        dir="auto"
        disabled={isDisabled}
        enterKeyHint="send"
        maxLength={ACTION_MAX}
        onChange={(event) => setDraft(event.target.value)}
        placeholder={play.actionPlaceholder}
        ref={fieldRef}
        type="text"
        value={draft}
      />
      <Button
        css={styles.act}
        detail={price}
        isDisabled={isDisabled || words === ''}
        type="submit"
        variant="gold"
      >
        {play.act}
      </Button>
    </form>
  )
}
