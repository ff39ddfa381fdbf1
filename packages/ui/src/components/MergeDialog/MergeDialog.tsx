import { useState } from 'react'
import type { FormEvent } from 'react'

import { useAttempt } from '../../hooks/useAttempt.ts'
import { useFirstFault } from '../../hooks/useFirstFault.ts'
import { adminWords } from '../../messages/adminWords.ts'
import { fill } from '../../messages/fill.ts'
import { useCounted } from '../../messages/useCounted.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { SelectInput } from '../SelectInput/SelectInput.tsx'
import type { SortingRefusal } from '../SortingDialog/SortingDialog.tsx'
import type { SortingItem, SortingNoun } from '../SortingList/sortingItem.ts'
import { mergeDialogStyles } from './MergeDialog.styles.ts'

export interface MergeDialogProps {
  /** Which of the two is merged. */
  noun: SortingNoun
  /** The one that goes. */
  item: SortingItem
  /** All that it could be merged into, itself among them or not. */
  items: readonly SortingItem[]
  /** Both stay. */
  onCancel: () => void
  /** Merges it into this one and closes the dialog, or gives why not. */
  onMerge: (into: SortingItem) => Promise<SortingRefusal | null>
}

/** Asks where the stories of a category or a tag are to go before it is gone. */
export function MergeDialog({ noun, item, onCancel, ...form }: MergeDialogProps) {
  const title = fill(adminWords.sorting[noun].mergeTitle, { name: item.display_name })

  return (
    <Dialog isOpen onClose={onCancel} role="alertdialog" title={title}>
      <MergeForm {...form} {...{ noun, item, onCancel }} />
    </Dialog>
  )
}

function MergeForm({ noun, item, items, onCancel, onMerge }: MergeDialogProps) {
  const words = adminWords.sorting[noun]
  const styles = mergeDialogStyles(useTheme())
  const counted = useCounted()
  const [into, setInto] = useState('')
  const [tries, setTries] = useState(0)
  const { isBusy, refusal, attempt } = useAttempt<SortingRefusal>()
  const form = useFirstFault(tries, refusal)
  const targets = items.filter(({ id }) => id !== item.id)
  const target = targets.find(({ id }) => id === into)
  const text = item.stories === 0 ? words.mergeEmpty : counted(words.mergeText, item.stories)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (target) void attempt(() => onMerge(target))
  }

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={form}>
      <p>{fill(text, { name: item.display_name })}</p>
      {refusal && <FormError>{refusal.message ?? words.notMerged}</FormError>}
      <SelectInput
        blankLabel={words.intoFirst}
        error={tries > 0 && !target ? words.intoMissing : undefined}
        isRequired
        label={words.into}
        onChange={setInto}
        options={targets.map(({ id, display_name }) => ({ value: id, label: display_name }))}
        value={into}
      />
      <div css={styles.actions}>
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button busyLabel={words.merging} isBusy={isBusy} type="submit" variant="danger">
          {words.merge}
        </Button>
      </div>
    </form>
  )
}
