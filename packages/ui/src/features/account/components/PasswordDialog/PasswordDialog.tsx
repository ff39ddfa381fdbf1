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
  /** Text that describes the effect of the action. */
  message: string
  children?: ReactNode
  variant?: 'primary' | 'danger'
  onConfirm: (password: string) => ReturnType<FormProps<{ password: string }>['onSubmit']>
}

/** Asks for the password before a critical action, because the session may be stolen. */
export function PasswordDialog({
  message,
  children,
  variant = 'primary',
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

export function usePasswordField(): FormField<'password'> {
  return {
    name: 'password',
    kind: 'password',
    label: useSettingsMessages().settings.leaving.password,
    missing: 'passwordMissing',
    autoComplete: 'current-password',
  }
}
