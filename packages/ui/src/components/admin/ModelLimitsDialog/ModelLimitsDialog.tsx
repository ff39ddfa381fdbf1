import type { ModelLimits } from '@kathasagar/api/contract'
import { useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx'
import { modelLimitsDialogStyles as styles } from './ModelLimitsDialog.styles.ts'

export interface ModelLimitsDialogProps {
  /** What holds now. */
  limits: ModelLimits
  /** Nothing is saved. */
  onClose: () => void
  /** Saves it and closes the dialog, or gives why not, as a sentence. */
  onSave: (limits: ModelLimits) => Promise<string | null>
}

const MICROS = 1_000_000

/** What a day may cost, and whose keys may be used. */
export function ModelLimitsDialog(props: ModelLimitsDialogProps) {
  const messages = useAdminMessages().modelForms.limits

  return (
    <Dialog isOpen onClose={props.onClose} title={messages.title}>
      <LimitsForm {...props} />
    </Dialog>
  )
}

/** What was typed of the limits; a blank sum is none. */
function useLimitsForm({ limits, onSave }: ModelLimitsDialogProps) {
  const { daily_limit_micros: before } = limits
  const [day, setDay] = useState(before === null ? '' : String(before / MICROS))
  const [allows_own_keys, setOwnKeys] = useState(limits.allows_own_keys)
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const sum = Number(day)
  const isWrong = !Number.isFinite(sum) || sum < 0
  const daily_limit_micros = day.trim() === '' ? null : Math.round(sum * MICROS)

  return {
    ref: useFirstFault(tries, refusal),
    isBusy,
    refusal,
    dayField: { value: day, onChange: setDay },
    isDayWrong: tries > 0 && isWrong,
    ownKeysField: { isSelected: allows_own_keys, onChange: setOwnKeys },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
      if (!isWrong) void attempt(() => onSave({ daily_limit_micros, allows_own_keys }))
    },
  }
}

function LimitsForm(props: ModelLimitsDialogProps) {
  const { cancel, save, saving, limits: messages } = useAdminMessages().modelForms
  const { ref, ...form } = useLimitsForm(props)

  return (
    <DialogForm
      busyLabel={saving}
      cancelLabel={cancel}
      isBusy={form.isBusy}
      onClose={props.onClose}
      onSubmit={form.handleSubmit}
      ref={ref}
      submitLabel={save}
      variant="primary"
    >
      {form.refusal && <FormError>{form.refusal}</FormError>}
      <NumberInput
        {...form.dayField}
        error={form.isDayWrong ? messages.dayWrong : undefined}
        hint={messages.dayHint}
        label={messages.day}
        min={0}
        placeholder={messages.noLimit}
        step={0.5}
      />
      <div css={styles.choice}>
        <Checkbox {...form.ownKeysField}>{messages.ownKeys}</Checkbox>
        <p css={styles.hint}>{messages.ownKeysHint}</p>
      </div>
    </DialogForm>
  )
}
