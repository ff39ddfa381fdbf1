import type { SeriesWords } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState, type FormEvent, type ReactNode } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useSeriesMessages } from '../../../messages/useSeriesMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { seriesFormStyles as styles } from './SeriesForm.styles.ts'

export interface SeriesFormProps {
  /** What stands there at first; blank for a new series. */
  initialValues: SeriesWords
  /** Words of the button. */
  submitLabel: string
  /** Words of the button while it is being done. */
  busyLabel: string
  /** Saves it, or gives why not as a sentence: then what was typed stays. */
  onSave: (words: SeriesWords) => Promise<string | null>
  /** Stands beside the button, such as the way out. */
  children?: ReactNode
  /** Told once it is saved. */
  doneMessage?: string | undefined
}

/** What was typed, and what becomes of it. */
function useSeriesForm({ initialValues, onSave }: SeriesFormProps) {
  const { series: messages } = useSeriesMessages()
  const [title, setTitle] = useState(initialValues.title)
  const [description, setDescription] = useState(initialValues.description)
  const [tries, setTries] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const isMissing = title.trim() === ''
  const edit = (set: (value: string) => void) => (value: string) => {
    setSaved(false)
    set(value)
  }

  return {
    ref: useFirstFault(tries, refusal),
    isBusy,
    isSaved,
    refusal,
    titleField: {
      value: title,
      onChange: edit(setTitle),
      error: tries > 0 && isMissing ? messages.mine.nameMissing : undefined,
    },
    descriptionField: { value: description, onChange: edit(setDescription) },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (isMissing) return
      void attempt(() => onSave({ title: title.trim(), description: description.trim() })).then(
        setSaved,
      )
    },
  }
}

/** What a series is called, and what it is about. */
export function SeriesForm(props: SeriesFormProps) {
  const { mine } = useSeriesMessages().series
  const { ref, titleField, descriptionField, ...form } = useSeriesForm(props)

  return (
    <form css={styles.form} noValidate onSubmit={form.handleSubmit} ref={ref}>
      {form.refusal && <FormError>{form.refusal}</FormError>}
      <TextInput
        {...titleField}
        autoComplete="off"
        isRequired
        label={mine.name}
        maxLength={LIMITS.seriesTitleMax}
      />
      <TextArea
        {...descriptionField}
        hint={mine.aboutHint}
        label={mine.about}
        maxLength={LIMITS.seriesDescriptionMax}
        rows={4}
      />
      <div css={styles.acts}>
        {props.children}
        <Button busyLabel={props.busyLabel} isBusy={form.isBusy} type="submit" variant="primary">
          {props.submitLabel}
        </Button>
        <span css={styles.done} role="status">
          {form.isSaved && props.doneMessage}
        </span>
      </div>
    </form>
  )
}
