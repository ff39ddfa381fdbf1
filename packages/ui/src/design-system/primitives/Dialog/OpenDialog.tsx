import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

import type { DialogProps } from './Dialog.tsx'
import { dialogStyles as styles } from './Dialog.styles.ts'

export function OpenDialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  size = 'medium',
}: DialogProps) {
  return (
    <ModalOverlay
      css={styles.veil}
      isDismissable={role === 'dialog'}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose()
      }}
    >
      <Modal css={[styles.place, size === 'large' && styles.large]}>
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
