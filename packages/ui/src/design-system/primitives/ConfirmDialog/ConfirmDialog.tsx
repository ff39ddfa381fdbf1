import type { ReactNode } from 'react'

import { Button, type ButtonVariant } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { theme } from '../../theme/theme.ts'

const { space } = theme

const styles = { error: { marginBlockStart: space.l } }

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  busyLabel?: string
  /** Appearance of the confirm button. `danger` is for a deletion. */
  variant?: ButtonVariant
  isBusy?: boolean
  error?: string | undefined
  onClose: () => void
  onConfirm: () => void
}

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
            variant={props.variant ?? 'primary'}
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
