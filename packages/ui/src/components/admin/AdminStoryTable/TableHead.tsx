import type { Header, ReactTable } from '@tanstack/react-table'
import type { AdminStory } from '@kathasagar/api/contract'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { adminStoryTableStyles } from './AdminStoryTable.styles.ts'
import type { features } from './storyColumns.ts'
import { roles } from './tableRoles.ts'

export interface TableHeadProps {
  /** The table whose columns are named. */
  table: ReactTable<typeof features, AdminStory>
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** Names of the columns; those that can be sorted by are buttons. */
export function TableHead({ table }: TableHeadProps) {
  const styles = adminStoryTableStyles(useTheme())
  const isAll = table.getIsAllRowsSelected()
  // The choice may hold stories of other pages; the box speaks of this one.
  const isSome = table.getRowModel().rows.some((row) => row.getIsSelected())

  return (
    <thead {...roles.rowgroup} css={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <tr {...roles.row} key={group.id}>
          {group.headers.map((header) => {
            const order = header.column.getIsSorted()
            return (
              <th
                {...roles.columnheader}
                {...(order ? { 'aria-sort': ARIA_SORT[order] } : {})}
                css={[styles.headCell, header.id === 'title' && styles.titleCell]}
                key={header.id}
                scope="col"
              >
                {header.id === 'select' ? (
                  <Checkbox
                    aria-label={adminMessages.stories.selectAll}
                    isIndeterminate={isSome && !isAll}
                    isSelected={isAll}
                    onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
                  />
                ) : (
                  <ColumnName header={header} />
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

interface ColumnNameProps {
  /** Column whose name it is. */
  header: Header<typeof features, AdminStory>
}

function ColumnName({ header: { column } }: ColumnNameProps) {
  const styles = adminStoryTableStyles(useTheme())
  const name = String(column.columnDef.header)
  const order = column.getIsSorted()

  if (!column.getCanSort()) return name
  return (
    <button css={styles.sort} onClick={() => column.toggleSorting()} type="button">
      {name}
      <span css={[styles.arrow, order && styles.shown]}>
        <Icon name={order === 'desc' ? 'arrowDown' : 'arrowUp'} size={16} />
      </span>
    </button>
  )
}
