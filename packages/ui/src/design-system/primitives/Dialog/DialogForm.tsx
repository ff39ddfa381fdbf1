import type { FormEvent, ReactNode, Ref } from 'react'

import { dialogFormStyles as styles } from './DialogForm.styles.ts'
import { DialogFormActions, type DialogFormActionsProps } from './DialogFormActions.tsx'

export interface DialogFormProps extends Omit<DialogFormActionsProps, 'children'> {
  /** What is asked, field by field. */
  children: ReactNode
  /** Called when the form is sent. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The form itself, for whoever leads to its first fault. */
  ref?: Ref<HTMLFormElement>
}

/** A form in a dialog: its fields, and below them the no and the yes. */
export function DialogForm({ children, onSubmit, ref, ...actions }: DialogFormProps) {
  return (
    <form css={styles.form} noValidate onSubmit={onSubmit} ref={ref}>
      {children}
      <DialogFormActions {...actions} />
    </form>
  )
}
