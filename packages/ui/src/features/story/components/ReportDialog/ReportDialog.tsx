import { LIMITS, REPORT_REASONS, type ReportReason } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Form } from '../../../../design-system/primitives/Form/Form.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'

export interface ReportTarget {
  reason: ReportReason
  note: string
}

export interface ReportDialogProps {
  isOpen: boolean
  isPlayed?: boolean
  onSend: (reported: ReportTarget) => Promise<string | null>
  onClose: () => void
}

export function ReportDialog({ isOpen, ...report }: ReportDialogProps) {
  const { title } = usePlayMessages().report

  return (
    <Dialog isOpen={isOpen} onClose={report.onClose} title={title}>
      <Report {...report} />
    </Dialog>
  )
}

function Report({ isPlayed = false, onSend, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const [isSent, setSent] = useState(false)
  const { report } = usePlayMessages()

  if (isSent) {
    return (
      <Stack gap="l">
        <Alert takesFocus tone="positive">
          {report.thanks}
        </Alert>
        <p>{report.next}</p>
        <div>
          <Button onPress={onClose}>{report.close}</Button>
        </div>
      </Stack>
    )
  }
  return (
    <Form<{ reason: ReportReason | ''; note: string }>
      busyLabel={report.sending}
      cancelLabel={report.cancel}
      fields={[
        {
          name: 'reason',
          kind: 'select',
          label: report.reason,
          missing: report.reasonMissing,
          blankLabel: report.chooseReason,
          items: REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] })),
        },
        {
          name: 'note',
          kind: 'area',
          label: report.note,
          hint: report.noteHint,
          maxLength: LIMITS.reportNoteMax,
        },
      ]}
      initialValues={{ reason: '', note: '' }}
      intro={
        <>
          <p>{report.lead}</p>
          {isPlayed && <p>{report.sceneGoesAlong}</p>}
        </>
      }
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        const refused = reason === '' ? null : await onSend({ reason, note })
        if (refused === null) setSent(true)
        return refused
      }}
      submitLabel={report.send}
      width="full"
    />
  )
}
