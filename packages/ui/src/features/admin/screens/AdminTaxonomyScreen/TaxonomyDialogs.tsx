import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ColorInput } from '../../../../design-system/primitives/ColorInput/ColorInput.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { FormControl } from '../../../../design-system/primitives/Form/formFields.ts'
import { isHexColor } from '../../../../design-system/theme/hexColor.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import type { TaxonomyItem, TaxonomyNoun } from '../../components/TaxonomyList/TaxonomyList.tsx'

export interface TaxonomyValues {
  display_name: string
  color: string
}

export interface TaxonomyRefusal {
  /** Error message. Absent if the errors of the fields are sufficient. */
  message?: string | undefined
  errors?: Partial<Record<keyof TaxonomyValues, string>>
  inUseBy?: number | undefined
}

/** Dialog that is open. For `save`, a null item means a new item. */
export type OpenTaxonomyDialog =
  | { act: 'save'; item: TaxonomyItem | null }
  | { act: 'merge' | 'delete'; item: TaxonomyItem }

export interface TaxonomyCalls {
  /** Saves an item. If the item is null, creates a new one. Resolves with an error or null. */
  onSave: (item: TaxonomyItem | null, values: TaxonomyValues) => Promise<TaxonomyRefusal | null>
  /** Merges one item into another. Both are identified by id. Resolves with an error or null. */
  onMerge: (from: string, into: string) => Promise<TaxonomyRefusal | null>
  onDelete: (id: string) => Promise<TaxonomyRefusal | null>
}

interface DialogProps<Item = TaxonomyItem> extends TaxonomyCalls {
  noun: TaxonomyNoun
  items: readonly TaxonomyItem[]
  item: Item
  onAsk: (asked: OpenTaxonomyDialog | null) => void
  onDone: (message: string) => void
}

export function TaxonomyDialog({
  asked,
  ...props
}: Omit<DialogProps, 'item'> & { asked: OpenTaxonomyDialog }) {
  if (asked.act === 'save') return <SaveDialog {...props} item={asked.item} />
  if (asked.act === 'merge') return <MergeDialog {...props} item={asked.item} />
  return <DeleteDialog {...props} item={asked.item} />
}

const FIRST_COLOR = '#f07aa8'

function SaveDialog({ noun, item, onAsk, onDone, onSave }: DialogProps<TaxonomyItem | null>) {
  const messages = useAdminMessages().taxonomy[noun]
  const isTag = noun === 'tags'

  return (
    <FormDialog<TaxonomyValues>
      busyLabel={item ? messages.saving : messages.adding}
      cancelLabel={messages.cancel}
      errorsOf={({ color }) => ({
        color: isTag && !isHexColor(color.trim()) ? messages.colorWrong : undefined,
      })}
      fields={({ display_name }) => [
        {
          name: 'display_name',
          label: messages.name,
          missing: messages.nameMissing,
          maxLength: LIMITS.itemNameMax,
        },
        ...(isTag
          ? [
              {
                name: 'color' as const,
                kind: 'custom' as const,
                label: messages.color,
                render: (control: FormControl) => (
                  <ColorInput
                    error={control.error}
                    hint={messages.colorHint}
                    label={messages.color}
                    name={display_name.trim()}
                    onChange={control.onChange}
                    pickLabel={messages.colorPick}
                    value={control.value}
                  />
                ),
              },
            ]
          : []),
      ]}
      initialValues={{ display_name: item?.display_name ?? '', color: item?.color ?? FIRST_COLOR }}
      onClose={() => onAsk(null)}
      onSubmit={async (values) => {
        const refused = await onSave(item, values)
        if (!refused) {
          onDone(fill(item ? messages.saved : messages.added, { name: values.display_name }))
        }
        return refused
      }}
      submitLabel={item ? messages.save : messages.add}
      title={item ? fill(messages.editTitle, { name: item.display_name }) : messages.add}
    />
  )
}

function MergeDialog({ noun, item, items, onAsk, onDone, onMerge }: DialogProps) {
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
      onClose={() => onAsk(null)}
      onSubmit={async ({ into }) => {
        const refused = await onMerge(item.id, into)
        if (refused) return refused.message ?? messages.notMerged
        const target = targets.find(({ id }) => id === into)
        onDone(fill(messages.merged, { name, into: target?.display_name ?? '' }))
        return null
      }}
      role="alertdialog"
      submitLabel={messages.merge}
      title={fill(messages.mergeTitle, { name })}
      variant="danger"
    />
  )
}

function DeleteDialog({ noun, item, items, onAsk, onDone, onDelete }: DialogProps) {
  const messages = useAdminMessages().taxonomy[noun]
  const { counted } = useFormat()
  const { isBusy, refusal, attempt } = useAttempt<TaxonomyRefusal>()
  const inUseBy = refusal?.inUseBy ?? item.stories
  const title = fill(messages.deleteTitle, { name: item.display_name })
  const onClose = () => onAsk(null)
  const remove = async () => {
    const refused = await onDelete(item.id)
    if (!refused) onDone(fill(messages.deleted, { name: item.display_name }))
    return refused
  }

  if (inUseBy === 0) {
    return (
      <ConfirmDialog
        busyLabel={messages.deleting}
        cancelLabel={messages.cancel}
        confirmLabel={messages.delete}
        error={refusal ? (refusal.message ?? messages.notDeleted) : undefined}
        isBusy={isBusy}
        isOpen
        onClose={onClose}
        onConfirm={() => void attempt(remove)}
        title={title}
        variant="danger"
      >
        <p>{messages.deleteText}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {items.length > 1 && (
            <Button
              onPress={() => onAsk({ act: 'merge', item: { ...item, stories: inUseBy } })}
              variant="primary"
            >
              {messages.mergeInstead}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={title}
    >
      <p>{counted(messages.inUse, inUseBy)}</p>
    </Dialog>
  )
}
