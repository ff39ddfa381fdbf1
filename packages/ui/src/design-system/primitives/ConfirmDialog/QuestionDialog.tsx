import { useQuestion } from '../../hooks/useQuestion.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface QuestionDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'isBusy' | 'error' | 'onConfirm'
> {
  /** Runs the act. Resolves with the reason of a refusal, which is shown, or with null. */
  onConfirm: () => Promise<string | null>
}

/** A ConfirmDialog that runs one act and closes itself. Render it only while it is asked. */
export function QuestionDialog({ onConfirm, ...dialog }: QuestionDialogProps) {
  return <ConfirmDialog {...dialog} {...useQuestion(onConfirm, dialog.onClose)} isOpen />
}
