import type { Declined } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useState, type FormEvent } from 'react'

import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useFocusFirstError } from '../../../../design-system/hooks/useFocusFirstError.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useCommentsMessages } from '../../../../messages/useCommentsMessages.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { DeclinedNote } from '../../../play/components/DeclinedNote/DeclinedNote.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  form: { display: 'grid', gap: space.m, marginBlock: space.m, minInlineSize: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
  },
  end: { display: 'flex', alignItems: 'center', gap: space.s, marginInlineStart: 'auto' },
}

/** Error message, or the reason why the comment was declined. Null on success. */
export type Declining = string | Pick<Declined, 'kind' | 'help'> | null

interface KeptWords {
  value: string
  onChange: (words: string) => void
}

export interface CommentFormProps {
  label: string
  kept?: KeptWords | undefined
  onSay: (words: string, isSpoiler: boolean) => Promise<Declining>
  isSmall?: boolean
  /** Called after a submit or on Cancel. If absent, there is no Cancel button. */
  onClose?: () => void
}

export function CommentForm(props: CommentFormProps) {
  const { label, kept, onSay, isSmall = false, onClose } = props
  const { comments: messages } = useCommentsMessages()
  const { isBusy, refusal, attempt } = useAttempt<Exclude<Declining, null>>()
  const [typed, setTyped] = useState(kept?.value ?? '')
  const [isSpoiler, setSpoiler] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useFocusFirstError(tries, refusal)
  const latest = useLatest(typed)
  const help = (typeof refusal === 'object' && refusal?.help) || []
  const handleChange = (next: string) => {
    setMissing(false)
    setTyped(next)
    kept?.onChange(next)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const said = typed.trim()
    setTries(tries + 1)
    setMissing(said === '')
    if (said === '' || isBusy) return
    const isSaved = await attempt(() => onSay(said, isSpoiler))
    // Preserves text that was typed while the comment was being sent.
    if (!isSaved || latest.current.trim() !== said) return
    handleChange('')
    setSpoiler(false)
    if (form.current) onClose?.()
  }
  useEffect(() => {
    if (isSmall) form.current?.querySelector('textarea')?.focus()
  }, [form, isSmall])

  return (
    <form css={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)} ref={form}>
      {refusal !== null && (
        <FormError>{typeof refusal === 'string' ? refusal : messages.declined}</FormError>
      )}
      {help.length > 0 && <DeclinedNote declined={{ kind: 'self_harm', help }} />}
      <TextArea
        error={isMissing ? messages.wordsMissing : undefined}
        hint={isSmall ? undefined : messages.markdownHint}
        kind="story"
        label={label}
        maxLength={LIMITS.saidMax}
        name="words"
        onChange={handleChange}
        rows={3}
        value={typed}
      />
      <div css={styles.row}>
        <Checkbox isSelected={isSpoiler} onChange={setSpoiler}>
          {messages.markSpoiler}
        </Checkbox>
        <span css={styles.end}>
          {onClose && (
            <Button onPress={onClose} size="small" variant="quiet">
              {messages.cancel}
            </Button>
          )}
          <Button busyLabel={messages.posting} isBusy={isBusy} type="submit">
            {messages.post}
          </Button>
        </span>
      </div>
    </form>
  )
}
