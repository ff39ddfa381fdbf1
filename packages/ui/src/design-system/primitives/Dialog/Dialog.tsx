import type { ReactNode } from 'react'

import { lazyPart } from '../../lazy/lazyPart.tsx'

export interface DialogProps {
  isOpen: boolean
  /** Called on Escape, on a press outside, or by a closing action. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons from left to right. The first one gets the focus when the dialog opens. */
  actions?: ReactNode
  /** `alertdialog` for a question about a critical action. Default: `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** `large` has space for an image. Default: `medium`. */
  size?: 'medium' | 'large'
}

const OpenDialog = lazyPart(async () => (await import('./OpenDialog.tsx')).OpenDialog, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Modal dialog. Its code is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  return <OpenDialog {...props} />
}
