import { useQuestion } from '../../hooks/useQuestion.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface QuestionDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'isBusy' | 'error' | 'onConfirm'
> {
  /** Runs the action. Resolves with an error message, which is shown, or with null. */
  onConfirm: () => Promise<string | null>
}

/** A ConfirmDialog that runs one action and then closes. Mount it only while open. */
export function QuestionDialog({ onConfirm, ...dialog }: QuestionDialogProps) {
  return <ConfirmDialog {...dialog} {...useQuestion(onConfirm, dialog.onClose)} isOpen />
}
