import type { ReactNode } from 'react'

import type { ButtonVariant } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'

export interface PasswordDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** What is to be done, as a question. */
  title: string
  /** Consequence of the act, in a sentence. */
  message: string
  /** More to decide, above the password. */
  children?: ReactNode
  /** Words on the button that does it. */
  submitLabel: string
  /** Words on it while it is being done. */
  busyLabel: string
  /** `danger` destroys; `confirm` does not. */
  variant?: Extract<ButtonVariant, 'confirm' | 'danger'>
  /** The act is being done. */
  isBusy: boolean
  /** Reason why the password was refused, as a sentence. */
  error?: string | undefined
  /** Nothing is done. */
  onClose: () => void
  /** Called with the password that was typed. */
  onConfirm: (password: string) => void
}

/** Asks for the password again before something that a stolen sign-in must not do. */
export function PasswordDialog({ isOpen, title, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={title}>
      <PasswordForm {...form} onClose={onClose} />
    </Dialog>
  )
}
