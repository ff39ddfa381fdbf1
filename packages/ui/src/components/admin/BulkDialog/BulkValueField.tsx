import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { adminOptions, labelled } from '../../../authoring/storyOptions.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { BulkDialogProps } from './BulkDialog.tsx'
import { asksValue } from './bulkChoices.ts'

interface BulkValueFieldProps extends Pick<BulkDialogProps, 'choice' | 'categories' | 'tags'> {
  /** What is chosen or typed. */
  value: string
  /** Sent without it. */
  isMissing: boolean
  /** Another value was chosen, or more was typed. */
  onChange: (value: string) => void
}

/** With what the stories are changed, where that is to be said. */
export function BulkValueField({
  choice,
  value,
  isMissing,
  onChange,
  ...lists
}: BulkValueFieldProps) {
  const { ratings } = useAuthoringMessages().authoring
  const { bulk, columns } = useAdminMessages().stories
  if (!asksValue(choice)) return null

  const field = { value, onChange, isRequired: true }
  const error = isMissing ? bulk.valueMissing : undefined
  if (choice === 'owner') {
    return (
      <TextInput
        {...field}
        error={error}
        hint={bulk.ownerHint}
        label={bulk.owner}
        maxLength={LIMITS.usernameMax}
      />
    )
  }
  const choices = {
    category: [columns.category, lists.categories],
    rating: [bulk.rating, labelled(adminOptions.ratings, ratings)],
    tags: [bulk.tag, lists.tags],
  } as const
  const [label, items] = choices[choice === 'category' || choice === 'rating' ? choice : 'tags']
  return <SelectInput {...field} blankLabel="–" error={error} items={items} label={label} />
}
