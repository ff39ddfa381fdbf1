import type { ReactNode } from 'react'

import { lazyPart } from '../../lazy/lazyPart.tsx'

export interface DialogProps {
  isOpen: boolean
  /** Called on Escape, a press outside, or a closing action. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons from left to right. The first gets the focus on opening. */
  actions?: ReactNode
  /** `alertdialog` for a question that interrupts, such as a deletion. Default: `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** `large` fits a picture. Default: medium. */
  size?: 'medium' | 'large'
}

const OpenDialog = lazyPart(async () => (await import('./OpenDialog.tsx')).OpenDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** A modal dialog. Its code loads on first opening. */
export function Dialog(props: DialogProps) {
  return <OpenDialog {...props} />
}
