import type { Declined } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, type ReactNode } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useLatest } from '../../../hooks/useLatest.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { DeclinedNote } from '../../play/DeclinedNote/DeclinedNote.tsx'
import { commentFormStyles as styles } from './CommentForm.styles.ts'

/** Why words were not taken: a sentence, or what was heard in them; null where they were. */
export type Declining = string | Pick<Declined, 'kind' | 'help'> | null

/** Words that are typed and not sent yet, kept on the device. */
export interface KeptWords {
  /** What is kept now, with which a form opens; empty where nothing is. */
  value: string
  /** Called with the words as they stand, empty once they are sent. */
  onChange: (words: string) => void
}

export interface SayFormProps {
  /** Name of the field. */
  label: string
  /** What stands in it at first. */
  words?: string
  /** Where the words are kept until they are sent; a reload brings them back. */
  kept?: KeptWords | undefined
  /** What the button does: sends something new, or keeps what was changed. */
  send: 'post' | 'save'
  /** Sends the words; resolves with why they were refused, or with null, and then the field is empty. */
  onSay: (words: string) => Promise<Declining>
  /** Without a word about Markdown, for answers and edits. */
  isSmall?: boolean
  /** Nothing more is to be said: the words were taken, or the reader gave up. Without it there is no button to give up. */
  onClose?: () => void
  /** Stands beside the button. */
  children?: ReactNode
}

/** What was typed stays until it is taken; then the field is empty. */
function useWords({ words = '', kept, onSay, onClose, isSmall }: SayFormProps) {
  const { comments: messages } = useCommentsMessages()
  const { isBusy, refusal, attempt } = useAttempt<Exclude<Declining, null>>()
  const fields = useFormFields({
    initialValues: { words: kept?.value || words },
    validate: (values) => (values.words.trim() === '' ? { words: messages.wordsMissing } : {}),
    liveFields: [],
    isBusy,
    onSubmit: (values) => void say(values.words.trim()),
  })
  const { bind, formRef } = fields
  const field = bind('words')
  const handleChange = (typed: string) => {
    field.onChange(typed)
    kept?.onChange(typed)
  }
  const typed = useLatest(field.value)
  const say = async (said: string) => {
    const isTaken = await attempt(() => onSay(said))
    // What was typed while they were on their way is not sent yet.
    if (!isTaken || typed.current.trim() !== said) return
    handleChange('')
    // A field that was opened since stays.
    if (formRef.current) onClose?.()
  }
  useEffect(() => {
    // It opens by a press beside it, which wants to write in it.
    if (isSmall) formRef.current?.querySelector('textarea')?.focus()
  }, [formRef, isSmall])
  return { ...fields, field: { ...field, onChange: handleChange }, isBusy, refusal }
}

/** A field for words that others will read. */
export function SayForm(props: SayFormProps) {
  const { label, send, isSmall = false, onClose, children } = props
  const { comments: messages } = useCommentsMessages()
  const { field, formRef, handleSubmit, isBusy, refusal } = useWords(props)
  const busyLabel = send === 'post' ? messages.posting : messages.saving

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <DeclinedWords declining={refusal} />
      <TextArea
        {...field}
        hint={isSmall ? undefined : messages.markdownHint}
        kind="story"
        label={label}
        maxLength={LIMITS.saidMax}
        rows={3}
      />
      <div css={styles.row}>
        {children}
        <span css={styles.end}>
          {onClose && (
            <Button onPress={onClose} size="small" variant="quiet">
              {messages.cancel}
            </Button>
          )}
          <Button busyLabel={busyLabel} isBusy={isBusy} type="submit">
            {messages[send]}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** Why the words were not taken, and where help is. */
export function DeclinedWords({ declining }: { declining: Declining }) {
  const { comments: messages } = useCommentsMessages()

  if (declining === null) return null
  if (typeof declining === 'string') return <FormError>{declining}</FormError>
  const { help = [] } = declining
  return (
    <>
      <FormError>{messages.declined}</FormError>
      {help.length > 0 && <DeclinedNote declined={{ kind: 'self_harm', help }} />}
    </>
  )
}
