import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { TaxonomyRefusal } from '../TaxonomyDialog/TaxonomyDialog.tsx'
import type { TaxonomyItem, TaxonomyNoun } from '../TaxonomyList/taxonomyItem.ts'

export interface MergeDialogProps {
  noun: TaxonomyNoun
  item: TaxonomyItem
  items: readonly TaxonomyItem[]
  onClose: () => void
  /** Merges the item. Resolves with an error, or null. */
  onMerge: (into: TaxonomyItem) => Promise<TaxonomyRefusal | null>
}

export function MergeDialog({ noun, item, items, onClose, onMerge }: MergeDialogProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const { counted } = useFormat()
  const name = item.display_name
  const targets = items.filter(({ id }) => id !== item.id)
  const text = item.stories === 0 ? messages.mergeEmpty : counted(messages.mergeText, item.stories)

  return (
    <FormDialog
      busyLabel={messages.merging}
      cancelLabel={messages.cancel}
      fields={[
        {
          name: 'into',
          kind: 'select',
          label: messages.into,
          missing: messages.intoMissing,
          blankLabel: messages.intoFirst,
          items: targets.map(({ id, display_name }) => ({ value: id, label: display_name })),
        },
      ]}
      initialValues={{ into: '' }}
      intro={<p>{fill(text, { name })}</p>}
      onClose={onClose}
      onSubmit={async ({ into }) => {
        const target = targets.find(({ id }) => id === into)
        const refused = target ? await onMerge(target) : null
        return refused && (refused.message ?? messages.notMerged)
      }}
      role="alertdialog"
      submitLabel={messages.merge}
      title={fill(messages.mergeTitle, { name })}
      variant="danger"
    />
  )
}
