import type { ReactNode } from 'react'

import { Button, type ButtonVariant } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { theme } from '../../theme/theme.ts'

const { space } = theme

const styles = {
  error: { marginBlockStart: space.l },
}

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  children: ReactNode
  cancelLabel: string
  /** Words of the yes: what is done. */
  confirmLabel: string
  /** Words of the yes while it is being done. */
  busyLabel?: string
  /** `confirm` shows others what is done; `danger` destroys. */
  variant?: ButtonVariant
  isBusy?: boolean
  /** Reason why the act could not be done. */
  error?: string | undefined
  /** Everything stays as it is. */
  onClose: () => void
  /** Called once the act is confirmed. */
  onConfirm: () => void
}

/** Asks before something is done that others see, or that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, isBusy = false, error, onClose } = props

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{props.cancelLabel}</Button>
          <Button
            busyLabel={props.busyLabel}
            isBusy={isBusy}
            onPress={props.onConfirm}
            variant={props.variant ?? 'confirm'}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
    >
      {children}
      {error && (
        <div css={styles.error}>
          <FormError>{error}</FormError>
        </div>
      )}
    </Dialog>
  )
}
