import type { BulkAnswer } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useEffect, useEffectEvent, useState } from 'react'

import { adminOptions, labelled } from '../../../authoring/model/storyOptions.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { FormDialog } from '../../../../design-system/primitives/Form/FormDialog.tsx'
import type { FormField } from '../../../../design-system/primitives/Form/formFields.ts'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import type { SelectOption } from '../../../../design-system/primitives/Select/Select.tsx'
import { asksValue, bulkSentences, type BulkChange, type BulkChoice } from './bulkChoices.ts'

export interface BulkDialogProps {
  choice: BulkChoice
  total: number
  categories: readonly SelectOption[]
  tags: readonly SelectOption[]
  /** Progress in percent while the change runs. */
  progress?: number | undefined
  /** Returns a preview of the change, or null if the request failed. */
  onPreview: (given: Omit<BulkChange, 'reason'>) => Promise<BulkAnswer | null>
  onClose: () => void
  onSubmit: (given: BulkChange) => Promise<string | null>
}

export function BulkDialog(props: BulkDialogProps) {
  const { choice, total, progress, onClose, onSubmit } = props
  const { bulk, moves } = useAdminMessages().stories
  const { counted } = useFormat()
  const valueField = useValueField(props)
  const isDown = choice === 'take_down'

  return (
    <FormDialog
      busyLabel={bulk.busy}
      cancelLabel={moves.cancel}
      fields={({ value }) => [
        ...(asksValue(choice) ? [valueField] : []),
        { kind: 'content', name: 'preview', content: <Preview {...props} value={value} /> },
        {
          name: 'reason',
          kind: 'area',
          label: bulk.reason,
          hint: isDown ? moves.reasonHint : bulk.reasonHint,
          missing: bulk.reasonMissing,
          maxLength: LIMITS.storyActReasonMax,
          rows: 2,
        },
      ]}
      initialValues={{ value: '', reason: '' }}
      intro={
        <>
          {isDown && <div>{bulk.takeDownText}</div>}
          {choice === 'restore' && <div>{bulk.restoreText}</div>}
          {choice === 'feature' && (
            <div>{fill(bulk.featureText, { count: LIMITS.featuredStories })}</div>
          )}
        </>
      }
      onClose={onClose}
      onSubmit={(given) => onSubmit({ choice, ...given })}
      role="alertdialog"
      submitLabel={bulk.choices[choice]}
      takesFocus
      title={counted(bulk.asks, total, { act: bulk.choices[choice] })}
      variant={isDown ? 'danger' : 'primary'}
    >
      {(isBusy) => isBusy && <ProgressBar label={bulk.busy} value={progress ?? 0} />}
    </FormDialog>
  )
}

function useValueField({ choice, categories, tags }: BulkDialogProps): FormField<'value'> {
  const { ratings } = useAuthoringMessages().authoring
  const { bulk, columns } = useAdminMessages().stories
  const field = { name: 'value', missing: bulk.valueMissing } as const

  if (choice === 'owner') {
    return { ...field, label: bulk.owner, hint: bulk.ownerHint, maxLength: LIMITS.usernameMax }
  }
  const select = { ...field, kind: 'select', blankLabel: '–' } as const
  if (choice === 'category') return { ...select, label: columns.category, items: categories }
  if (choice !== 'rating') return { ...select, label: bulk.tag, items: tags }
  return { ...select, label: bulk.rating, items: labelled(adminOptions.ratings, ratings) }
}

function Preview({ choice, value, onPreview }: BulkDialogProps & { value: string }) {
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()
  const [seen, setSeen] = useState<{ value: string; answer: BulkAnswer | null }>()
  const isKnown = choice !== 'owner' && (value !== '' || !asksValue(choice))
  const ask = useEffectEvent(() => onPreview({ choice, value }))
  const answer = seen?.value === value ? seen.answer : null

  useEffect(() => {
    let isWanted = isKnown
    const look = async () => {
      const found = await ask()
      if (isWanted) setSeen({ value, answer: found })
    }
    if (isKnown) void look()
    return () => {
      isWanted = false
    }
  }, [value, isKnown])

  return (
    <Text role="status" size="label" tone="secondary">
      {answer && bulkSentences(answer, bulk.would, { bulk, counted })}
    </Text>
  )
}
