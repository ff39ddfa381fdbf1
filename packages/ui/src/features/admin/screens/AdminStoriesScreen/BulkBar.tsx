import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { BULK_CHOICES, type BulkChoice } from '../../components/BulkDialog/bulkChoices.ts'
import { ActionMenu } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { adminStoriesScreenStyles as styles } from './AdminStoriesScreen.styles.ts'

export interface BulkBarProps {
  /** Ids of the selected stories. If empty, the bar is hidden. */
  selected: readonly string[]
  total: number
  /** True if all matching stories are selected, including other pages. */
  isAll: boolean
  onAllChange: (isAll: boolean) => void
  onChoice: (choice: BulkChoice) => void
  onClear: () => void
}

/** Bulk actions for the selected stories. On a phone, at the bottom of the screen. */
export function BulkBar(props: BulkBarProps) {
  const { selected, total, isAll, onAllChange, onChoice, onClear } = props
  const { bulk } = useAdminMessages().stories
  const { counted } = useFormat()
  const isTooMany = !isAll && selected.length > LIMITS.bulkIdsMax
  const tooMany = fill(bulk.tooMany, { count: LIMITS.bulkIdsMax })

  if (selected.length === 0) return null
  return (
    <div aria-label={bulk.label} css={styles.bulk} data-action-bar="" role="group">
      <span css={styles.selected} role="status">
        {isAll ? counted(bulk.allSelected, total) : counted(bulk.selected, selected.length)}
        {isTooMany && ` · ${tooMany}`}
      </span>
      {total > selected.length && (
        <Button onPress={() => onAllChange(!isAll)} size="small" variant="quiet">
          {isAll ? counted(bulk.onlySelected, selected.length) : counted(bulk.all, total)}
        </Button>
      )}
      {!isTooMany && (
        <>
          <ActionMenu
            items={BULK_CHOICES.filter((id) => id !== 'take_down').map((id) => ({
              id,
              label: bulk.choices[id],
            }))}
            label={bulk.change}
            onAction={onChoice}
            words={bulk.change}
          />
          <Button onPress={() => onChoice('take_down')} size="small" variant="danger">
            {bulk.choices.take_down}
          </Button>
        </>
      )}
      <IconButton icon="close" label={bulk.clear} onPress={onClear} size="small" />
    </div>
  )
}
