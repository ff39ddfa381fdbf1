import type { ReactNode } from 'react'

import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import type { FormProps } from '../../../../design-system/primitives/Form/Form.tsx'
import {
  FormDialog,
  type FormDialogProps,
} from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'

export interface PasswordDialogProps
  extends
    Pick<FormProps<{ password: string }>, 'submitLabel' | 'busyLabel'>,
    Pick<FormDialogProps<{ password: string }>, 'title' | 'onClose'> {
  isOpen: boolean
  /** Consequence of the act, in a sentence. */
  message: string
  children?: ReactNode
  /** `danger` destroys. Default: `confirm`. */
  variant?: 'confirm' | 'danger'
  /** Runs the act with the password. Resolves with the reason if it was refused, or with null. */
  onConfirm: (password: string) => ReturnType<FormProps<{ password: string }>['onSubmit']>
}

/** Asks for the password again before an act that a stolen login must not do. */
export function PasswordDialog({
  message,
  children,
  variant = 'confirm',
  onConfirm,
  ...dialog
}: PasswordDialogProps) {
  const { cancel } = useSettingsMessages().settings
  const field = usePasswordField()

  return (
    <FormDialog
      {...dialog}
      cancelLabel={cancel}
      fields={[field]}
      initialValues={{ password: '' }}
      intro={
        <>
          <p>{message}</p>
          {children}
        </>
      }
      onSubmit={({ password }) => onConfirm(password)}
      role="alertdialog"
      variant={variant}
    />
  )
}

/** Returns the field of the current password. */
export function usePasswordField(): FormField<'password'> {
  return {
    name: 'password',
    kind: 'password',
    label: useSettingsMessages().settings.leaving.password,
    missing: 'passwordMissing',
    autoComplete: 'current-password',
  }
}
