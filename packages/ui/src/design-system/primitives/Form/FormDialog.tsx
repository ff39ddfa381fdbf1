import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { requiredMark } from './Form.styles.ts'
import { Form, type FormProps } from './Form.tsx'

export interface FormDialogProps<Values extends { [Name in keyof Values]: string }>
  extends FormProps<Values>, Pick<DialogProps, 'title' | 'role'> {
  isOpen?: boolean
  cancelLabel: string
  onClose: () => void
}

/** Form in a dialog. Opening the dialog resets the values. */
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
