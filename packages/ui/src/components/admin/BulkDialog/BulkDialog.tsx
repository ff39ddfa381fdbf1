import type { BulkAnswer } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import type { FilterOption } from '../../story/FilterSelect/FilterSelect.tsx'
import { bulkDialogStyles as styles } from './BulkDialog.styles.ts'
import type { BulkChoice, BulkChange } from './bulkChoices.ts'
import { bulkSentences } from './bulkSentences.ts'
import { BulkValueField } from './BulkValueField.tsx'
import { useBulkForm } from './useBulkForm.ts'

export interface BulkDialogProps {
  /** What is to be done. */
  choice: BulkChoice
  /** How many stories are chosen. */
  total: number
  /** Categories by id, in their order. */
  categories: readonly FilterOption[]
  /** Tags by id, by name. */
  tags: readonly FilterOption[]
  /** From 0 to 100 while it is being done. */
  progress?: number | undefined
  /** Asks what would become of the stories; null where that cannot be told. */
  onPreview: (given: Omit<BulkChange, 'reason'>) => Promise<BulkAnswer | null>
  /** Nothing is done, or nothing more. */
  onClose: () => void
  /**
   * Does it, and closes the dialog. Gives why it was refused, as a sentence: then the dialog stays
   * with what was typed.
   */
  onSubmit: (given: BulkChange) => Promise<string | null>
}

/** Asks before one thing is done to many stories: with what, to how many, and why. */
export function BulkDialog(props: BulkDialogProps) {
  const { asks, choices } = useAdminMessages().stories.bulk
  const { counted } = useFormat()

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      role="alertdialog"
      title={counted(asks, props.total, { act: choices[props.choice] })}
    >
      <BulkForm {...props} />
    </Dialog>
  )
}

function BulkForm(props: BulkDialogProps) {
  const { choice, progress, onClose } = props
  const { bulk, moves } = useAdminMessages().stories
  const { typed, change, faults, preview, isBusy, refusal, form, handleSubmit } = useBulkForm(props)
  const isDown = choice === 'take_down'

  return (
    <DialogForm
      {...{ isBusy, onClose }}
      busyLabel={bulk.busy}
      cancelLabel={moves.cancel}
      onSubmit={handleSubmit}
      ref={form}
      submitLabel={bulk.choices[choice]}
      variant={isDown ? 'danger' : 'confirm'}
    >
      {isDown && <div>{bulk.takeDownText}</div>}
      {choice === 'restore' && <div>{bulk.restoreText}</div>}
      {refusal && <FormError>{refusal}</FormError>}
      <BulkValueField
        {...props}
        isMissing={faults.isValueMissing}
        onChange={(value) => change({ value })}
        value={typed.value}
      />
      <Preview answer={preview} />
      <TextArea
        error={faults.isReasonMissing ? bulk.reasonMissing : undefined}
        hint={isDown ? moves.reasonHint : bulk.reasonHint}
        isRequired
        label={bulk.reason}
        maxLength={LIMITS.storyActReasonMax}
        onChange={(reason) => change({ reason })}
        rows={2}
        value={typed.reason}
      />
      {isBusy && <ProgressBar label={bulk.busy} value={progress ?? 0} />}
    </DialogForm>
  )
}

/** What would become of the stories; told anew when something else is chosen. */
function Preview({ answer }: { answer: BulkAnswer | null }) {
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()

  return (
    <p css={styles.preview} role="status">
      {answer && bulkSentences(answer, bulk.would, { bulk, counted })}
    </p>
  )
}
