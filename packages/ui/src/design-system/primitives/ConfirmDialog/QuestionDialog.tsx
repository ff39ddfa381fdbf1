import { useEffect, useRef } from 'react'

import { useAttempt } from '../../hooks/useAttempt.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface QuestionDialogProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'isBusy' | 'error' | 'onConfirm'
> {
  /** Runs the action. Resolves with an error message, which is shown, or with null. */
  onConfirm: () => Promise<string | null>
}

/** Dialog that asks a question, runs one action and closes. Mount it only while it is open. */
export function QuestionDialog({ onConfirm, ...dialog }: QuestionDialogProps) {
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const isAsked = useRef(false)
  useEffect(() => {
    isAsked.current = true
    return () => {
      isAsked.current = false
    }
  }, [])
  const confirm = async () => {
    if ((await attempt(onConfirm)) && isAsked.current) dialog.onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      error={refusal ?? undefined}
      isBusy={isBusy}
      isOpen
      onConfirm={() => void confirm()}
    />
  )
}
