import { LIMITS, REPORT_REASONS, type ReportReason } from '@kathasagar/api/contract/vocabulary'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFormFields } from '../../../hooks/useFormFields.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

/** What a reader has against a story. */
export interface Reported {
  reason: ReportReason
  /** In their own words; may be empty. */
  note: string
}

export interface ReportFormProps {
  /** The story is being played: its scene goes along, and that is said. */
  isPlayed?: boolean
  /** Sends it to the editors; resolves with the reason of a refusal, or with null. */
  onSend: (reported: Reported) => Promise<string | null>
  /** Called once the report is with the editors. */
  onSent: () => void
  /** Nothing is reported, or no more. */
  onClose: () => void
}

const initialValues: { reason: ReportReason | ''; note: string } = { reason: '', note: '' }

/** What was chosen and typed, and the sending of it. */
function useReportForm({ onSend, onSent }: Pick<ReportFormProps, 'onSend' | 'onSent'>) {
  const { report } = usePlayMessages()
  const { isBusy, refusal, attempt } = useAttempt<string>()
  const send = async ({ reason, note }: typeof initialValues) => {
    if (reason !== '' && (await attempt(() => onSend({ reason, note })))) onSent()
  }
  const { bind, formRef, handleSubmit } = useFormFields({
    initialValues,
    validate: ({ reason }) => (reason === '' ? { reason: report.reasonMissing } : {}),
    liveFields: [],
    isBusy,
    onSubmit: (values) => void send(values),
  })
  return { bind, refusal, form: { isBusy, onSubmit: handleSubmit, ref: formRef } }
}

/** What is wrong, in a reason to choose and in words of one's own. */
export function ReportForm({ isPlayed = false, onClose, ...sending }: ReportFormProps) {
  const { report } = usePlayMessages()
  const { bind, refusal, form } = useReportForm(sending)

  return (
    <DialogForm
      {...form}
      busyLabel={report.sending}
      cancelLabel={report.cancel}
      onClose={onClose}
      submitLabel={report.send}
      variant="primary"
    >
      <p>{report.lead}</p>
      {isPlayed && <p>{report.sceneGoesAlong}</p>}
      {refusal !== null && <FormError>{refusal}</FormError>}
      <SelectInput
        {...bind('reason')}
        blankLabel={report.chooseReason}
        isRequired
        items={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] }))}
        label={report.reason}
      />
      <TextArea
        {...bind('note')}
        hint={report.noteHint}
        label={report.note}
        maxLength={LIMITS.reportNoteMax}
      />
    </DialogForm>
  )
}
