import { useState } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DoneNotice } from '../../primitives/DoneNotice/DoneNotice.tsx'
import { ReportForm, type ReportFormProps } from './ReportForm.tsx'
import { reportDialogStyles as styles } from './ReportDialog.styles.ts'

export type { Reported } from './ReportForm.tsx'

export interface ReportDialogProps extends Omit<ReportFormProps, 'onSent'> {
  /** The question stands. */
  isOpen: boolean
}

/** Asks a reader what is wrong with a story, thanks them, and tells what comes of it. */
export function ReportDialog({ isOpen, ...form }: ReportDialogProps) {
  const { report } = usePlayMessages()

  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={report.title}>
      <Report {...form} />
    </Dialog>
  )
}

/** Begins anew each time that the dialog opens. */
function Report(props: Omit<ReportFormProps, 'onSent'>) {
  const [isSent, setSent] = useState(false)
  const { report } = usePlayMessages()

  if (!isSent) return <ReportForm {...props} onSent={() => setSent(true)} />
  return (
    <div css={styles.body}>
      <DoneNotice message={report.thanks} takesFocus />
      <p>{report.next}</p>
      <Button onPress={props.onClose}>{report.close}</Button>
    </div>
  )
}
