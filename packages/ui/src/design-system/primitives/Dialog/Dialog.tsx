import type { ReactNode } from 'react'

import { useOnceOpened } from '../../hooks/useOnceOpened.ts'
import { lazyPart } from '../../lazy/lazyPart.tsx'

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
  /** `large` gives a picture room. Default: medium. */
  size?: 'medium' | 'large'
}

const OpenDialog = lazyPart(async () => (await import('./OpenDialog.tsx')).OpenDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Asks or tells something that comes before the page behind it. It is loaded when first opened. */
export function Dialog(props: DialogProps) {
  const wasOpened = useOnceOpened(props.isOpen)
  if (!wasOpened) return null

  return <OpenDialog {...props} />
}
