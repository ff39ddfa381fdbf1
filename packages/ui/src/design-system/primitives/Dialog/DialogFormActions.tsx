import type { ReactNode } from 'react'

import { Button, type ButtonVariant } from '../Button/Button.tsx'
import { dialogFormStyles as styles } from './DialogForm.styles.ts'

export interface DialogFormActionsProps {
  cancelLabel: string
  /** Words of the yes: what is done. */
  submitLabel: string
  /** Words of the yes while it is being done. */
  busyLabel: string
  /** `danger` takes something away; `confirm` does not. */
  variant?: ButtonVariant | undefined
  isBusy: boolean
  onClose: () => void
  /** Buttons beside the no and the yes. */
  children?: ReactNode
}

/** The no and the yes below a form in a dialog. */
export function DialogFormActions(props: DialogFormActionsProps) {
  const { variant = 'confirm', isBusy, busyLabel, children } = props

  return (
    <div css={styles.actions}>
      <Button onPress={props.onClose}>{props.cancelLabel}</Button>
      <Button busyLabel={busyLabel} isBusy={isBusy} type="submit" variant={variant}>
        {props.submitLabel}
      </Button>
      {children}
    </div>
  )
}
