import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { isHexColor } from '../../../../design-system/theme/hexColor.ts'
import { ColorInput } from '../../../../design-system/primitives/ColorInput/ColorInput.tsx'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { FormControl } from '../../../../design-system/primitives/Form/formFields.ts'
import type { TaxonomyItem, TaxonomyNoun } from '../TaxonomyList/taxonomyItem.ts'

export interface TaxonomyValues {
  display_name: string
  color: string
}

export interface TaxonomyRefusal {
  /** Absent if the errors by field are sufficient. */
  message?: string | undefined
  errors?: Partial<Record<keyof TaxonomyValues, string>>
  /** Number of stories that still use the item to delete. */
  inUseBy?: number | undefined
}

export interface TaxonomyDialogProps {
  noun: TaxonomyNoun
  /** Item to edit, or null to add one. */
  item: TaxonomyItem | null
  onClose: () => void
  /** Saves the values. Resolves with an error, or null. */
  onSave: (values: TaxonomyValues) => Promise<TaxonomyRefusal | null>
}

/** Initial color of a new tag. */
const FIRST_COLOR = '#f07aa8'

export function TaxonomyDialog({ noun, item, onClose, onSave }: TaxonomyDialogProps) {
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
      initialValues={{
        display_name: item?.display_name ?? '',
        color: item?.color ?? FIRST_COLOR,
      }}
      onClose={onClose}
      onSubmit={onSave}
      submitLabel={item ? messages.save : messages.add}
      title={item ? fill(messages.editTitle, { name: item.display_name }) : messages.add}
    />
  )
}
