import { useState, type FormEvent } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFirstFault } from '../../../hooks/useFirstFault.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { DialogForm } from '../../primitives/Dialog/DialogForm.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { TaxonomyRefusal } from '../TaxonomyDialog/TaxonomyDialog.tsx'
import type { TaxonomyItem, TaxonomyNoun } from '../TaxonomyList/taxonomyItem.ts'

export interface MergeDialogProps {
  /** Which of the two is merged. */
  noun: TaxonomyNoun
  /** The one that goes. */
  item: TaxonomyItem
  /** All that it could be merged into, itself among them or not. */
  items: readonly TaxonomyItem[]
  /** Both stay. */
  onClose: () => void
  /** Merges it into this one and closes the dialog, or gives why not. */
  onMerge: (into: TaxonomyItem) => Promise<TaxonomyRefusal | null>
}

/** Asks where the stories of a category or a tag are to go before it is gone. */
export function MergeDialog({ noun, item, onClose, ...form }: MergeDialogProps) {
  const adminMessages = useAdminMessages()
  const title = fill(adminMessages.taxonomy[noun].mergeTitle, { name: item.display_name })

  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <MergeForm {...form} {...{ noun, item, onClose }} />
    </Dialog>
  )
}

function MergeForm({ noun, item, items, onClose, onMerge }: MergeDialogProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const { counted } = useFormat()
  const [into, setInto] = useState('')
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<TaxonomyRefusal>()
  const ref = useFirstFault(tries, refusal)
  const targets = items.filter(({ id }) => id !== item.id)
  const target = targets.find(({ id }) => id === into)
  const text = item.stories === 0 ? messages.mergeEmpty : counted(messages.mergeText, item.stories)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (target) void attempt(() => onMerge(target))
  }

  return (
    <DialogForm
      {...{ isBusy, onClose, ref }}
      busyLabel={messages.merging}
      cancelLabel={messages.cancel}
      onSubmit={handleSubmit}
      submitLabel={messages.merge}
      variant="danger"
    >
      <p>{fill(text, { name: item.display_name })}</p>
      {refusal && <FormError>{refusal.message ?? messages.notMerged}</FormError>}
      <SelectInput
        blankLabel={messages.intoFirst}
        error={tries > 0 && !target ? messages.intoMissing : undefined}
        isRequired
        label={messages.into}
        onChange={setInto}
        items={targets.map(({ id, display_name }) => ({ value: id, label: display_name }))}
        value={into}
      />
    </DialogForm>
  )
}
