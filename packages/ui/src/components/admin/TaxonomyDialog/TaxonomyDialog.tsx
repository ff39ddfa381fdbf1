import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { isHexColor } from '../../../theme/hexColor.ts'
import { ColorInput } from '../../primitives/ColorInput/ColorInput.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import type { TaxonomyItem, TaxonomyNoun } from '../TaxonomyList/taxonomyItem.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

/** What the form sets; categories have no colour. */
export interface TaxonomyValues {
  display_name: string
  color: string
}

/** Why something was refused. */
export interface TaxonomyRefusal {
  /** As a sentence; absent where the fields say it. */
  message?: string | undefined
  /** What is wrong, field by field. */
  errors?: Partial<Record<keyof TaxonomyValues, string>>
  /** Stories that still use what was to be deleted. */
  inUseBy?: number | undefined
}

export interface TaxonomyDialogProps {
  /** Which of the two it makes or changes. */
  noun: TaxonomyNoun
  /** The one that is changed; null for a new one. */
  item: TaxonomyItem | null
  /** Nothing is saved. */
  onClose: () => void
  /** Saves it and closes the dialog, or gives why not: then what was typed stays. */
  onSave: (values: TaxonomyValues) => Promise<TaxonomyRefusal | null>
}

/** A new tag's, until another is chosen: the pink of a lotus. */
const FIRST_COLOR = '#f07aa8'

/** Makes a category or a tag, or changes what readers see of one. */
export function TaxonomyDialog({ noun, item, onClose, onSave }: TaxonomyDialogProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const title = item ? fill(messages.editTitle, { name: item.display_name }) : messages.add

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <TaxonomyForm {...{ noun, item, onClose, onSave }} />
    </Dialog>
  )
}

/** What is wrong before anybody is asked. */
function useFaultsOf(noun: TaxonomyNoun, { display_name, color }: TaxonomyValues) {
  const messages = useAdminMessages().taxonomy[noun]
  const faults: NonNullable<TaxonomyRefusal['errors']> = {}
  if (display_name === '') faults.display_name = messages.nameMissing
  if (noun === 'tags' && !isHexColor(color)) faults.color = messages.colorWrong
  return faults
}

/** What was typed, what is wrong with it, and what becomes of it. */
function useTaxonomyForm({ noun, item, onSave }: TaxonomyDialogProps) {
  const [name, setName] = useState(item?.display_name ?? '')
  const [color, setColor] = useState(item?.color ?? FIRST_COLOR)
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<TaxonomyRefusal>()
  const values = { display_name: name.trim(), color: color.trim() }
  const faults = useFaultsOf(noun, values)
  const errors = tries > 0 ? { ...refusal?.errors, ...faults } : {}

  return {
    ref: useFirstFault(tries, refusal),
    isBusy,
    message: refusal?.message,
    nameField: { value: name, onChange: setName, error: errors.display_name },
    colorField: { value: color, onChange: setColor, error: errors.color, name: name.trim() },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (Object.keys(faults).length === 0) void attempt(() => onSave(values))
    },
  }
}

function TaxonomyForm(props: TaxonomyDialogProps) {
  const { noun, item, onClose } = props
  const messages = useAdminMessages().taxonomy[noun]
  const { ref, isBusy, message, nameField, colorField, handleSubmit } = useTaxonomyForm(props)
  const [label, busyLabel] = item
    ? [messages.save, messages.saving]
    : [messages.add, messages.adding]

  return (
    <DialogForm
      busyLabel={busyLabel}
      cancelLabel={messages.cancel}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
      ref={ref}
      submitLabel={label}
      variant="primary"
    >
      {message && <FormError>{message}</FormError>}
      <TextInput
        {...nameField}
        autoComplete="off"
        isRequired
        label={messages.name}
        maxLength={LIMITS.itemNameMax}
      />
      {noun === 'tags' && (
        <ColorInput
          {...colorField}
          hint={messages.colorHint}
          label={messages.color}
          pickLabel={messages.colorPick}
        />
      )}
    </DialogForm>
  )
}
