import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { dialogStyles } from './Dialog.styles.ts'

export interface DialogProps {
  /** Whether the dialog stands before the page, which cannot be reached meanwhile. */
  isOpen: boolean
  /** Escape, a press outside, or an action that closes. Focus returns to where it was. */
  onClose: () => void
  /** The dialog's heading and name. */
  title: string
  /** Content of the dialog, below the title. */
  children: ReactNode
  /** Buttons from left to right; the first takes the focus when it opens. */
  actions?: ReactNode
  /** `alertdialog` for a question that interrupts, such as a deletion. */
  role?: 'dialog' | 'alertdialog'
}

/** Asks or tells something that comes before the page behind it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
}: DialogProps) {
  const styles = dialogStyles(useTheme())

  return (
    <ModalOverlay
      css={styles.veil}
      isDismissable={role === 'dialog'}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose()
      }}
    >
      <Modal css={styles.place}>
        <AriaDialog css={styles.dialog} role={role}>
          <Heading css={styles.title} level={2} slot="title">
            {title}
          </Heading>
          <div css={styles.body}>{children}</div>
          {actions && <DialogActions>{actions}</DialogActions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function DialogActions({ children }: { children: ReactNode }) {
  const styles = dialogStyles(useTheme())
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    row.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus()
  }, [])

  return (
    <div css={styles.actions} ref={row}>
      {children}
    </div>
  )
}
