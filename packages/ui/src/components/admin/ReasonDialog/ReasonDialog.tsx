import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState, type FormEvent, type ReactNode } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import type { ButtonVariant } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

export interface ReasonDialogProps {
  /** What is to be done, as a question. */
  title: string
  /** Consequence of the act, in a sentence. */
  children: ReactNode
  /** Who reads the reason, or what belongs in it. */
  hint?: string
  /** Words on the button that does it. */
  submitLabel: string
  /** Words on it while it is being done. */
  busyLabel: string
  /** `danger` takes something away; `confirm` does not. */
  variant?: Extract<ButtonVariant, 'confirm' | 'danger'>
  /** Nothing is done. */
  onClose: () => void
  /**
   * Does it for this reason, and closes the dialog. Gives why it was refused, as a sentence: then
   * the dialog stays with what was typed.
   */
  onSubmit: (reason: string) => Promise<string | null>
}

/** Asks why before something is done that somebody else will want to understand. */
export function ReasonDialog({ title, onClose, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ReasonForm(props: Omit<ReasonDialogProps, 'title'>) {
  const { children, hint, variant = 'danger', onSubmit } = props
  const messages = useAdminMessages().review
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const form = useFirstFault(tries, refusal)
  const isMissing = reason.trim() === ''

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!isMissing) void attempt(() => onSubmit(reason.trim()))
  }

  return (
    <DialogForm
      busyLabel={props.busyLabel}
      cancelLabel={messages.cancel}
      isBusy={isBusy}
      onClose={props.onClose}
      onSubmit={handleSubmit}
      ref={form}
      submitLabel={props.submitLabel}
      variant={variant}
    >
      <div>{children}</div>
      {refusal && <FormError>{refusal}</FormError>}
      <TextArea
        error={tries > 0 && isMissing ? messages.reasonMissing : undefined}
        hint={hint}
        isRequired
        label={messages.reason}
        maxLength={LIMITS.storyActReasonMax}
        onChange={setReason}
        value={reason}
      />
    </DialogForm>
  )
}
