import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { requiredMark } from './Form.styles.ts'
import { Form, type FormProps } from './Form.tsx'

export interface FormDialogProps<Values extends { [Name in keyof Values]: string }>
  extends FormProps<Values>, Pick<DialogProps, 'title' | 'role'> {
  isOpen?: boolean
  cancelLabel: string
  /** Called when the dialog is closed without saving. */
  onClose: () => void
}

/** A form in a dialog, which resets on opening. */
export function FormDialog<Values extends { [Name in keyof Values]: string }>({
  title,
  role = 'dialog',
  isOpen = true,
  ...form
}: FormDialogProps<Values>) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} role={role} title={title}>
      <div css={requiredMark}>
        <Form width="full" {...form} />
      </div>
    </Dialog>
  )
}
