import { ADMIN_STORY_COLUMNS, type AdminStoryColumn } from '@kathasagar/api/contract/vocabulary'

import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Popover } from '../../../../design-system/primitives/Popover/Popover.tsx'
import { columnMenuStyles as styles } from './ColumnMenu.styles.ts'

export interface ColumnMenuProps {
  value: readonly AdminStoryColumn[]
  /** Called with the visible columns, in their usual order. */
  onChange: (columns: AdminStoryColumn[]) => void
}

export function ColumnMenu({ value, onChange }: ColumnMenuProps) {
  const { columns: names, columnMenu } = useAdminMessages().stories
  const change = (column: AdminStoryColumn, isShown: boolean) =>
    onChange(
      ADMIN_STORY_COLUMNS.filter((other) => (other === column ? isShown : value.includes(other))),
    )

  return (
    <Popover
      label={columnMenu}
      placement="bottom start"
      trigger={<Button size="small">{columnMenu}</Button>}
    >
      <div css={styles.list}>
        {ADMIN_STORY_COLUMNS.map((column) => (
          <Checkbox
            isSelected={value.includes(column)}
            key={column}
            onChange={(isShown) => change(column, isShown)}
          >
            {names[column]}
          </Checkbox>
        ))}
      </div>
    </Popover>
  )
}
