import type { ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { tableStyles as styles } from './Table.styles.ts'
import { roles } from './tableRoles.ts'

/** What stands in a list without rows. */
export interface ListState {
  /** How far the list is; ready where nothing is said of it. */
  status?: 'loading' | 'failed' | 'ready' | undefined
  /** Said while rows are on their way, to those who do not see that. Absent: the page says it. */
  loading?: string | undefined
  /** Stands in the place of rows that could not be had. */
  failed?: ReactNode
  /** Stands in the place of rows where there are none. */
  empty?: ReactNode
}

export interface StateRowProps extends ListState {
  /** Columns that the row goes across. */
  columnCount: number
}

const LINES = ['one', 'two', 'three', 'four', 'five', 'six']

/** The row in the place of rows: they are on their way, could not be had, or there are none. */
export function StateRow({ status = 'ready', columnCount, ...state }: StateRowProps) {
  const content = {
    loading: (
      <div css={styles.lines}>
        {state.loading && (
          <div role="status">
            <VisuallyHidden>{state.loading}</VisuallyHidden>
          </div>
        )}
        {LINES.map((line) => (
          <Skeleton height="56px" key={line} shape="block" />
        ))}
      </div>
    ),
    failed: state.failed,
    ready: state.empty,
  }

  return (
    <tr {...roles.row} css={styles.stateRow}>
      <td {...roles.cell} colSpan={columnCount} css={styles.state}>
        {content[status]}
      </td>
    </tr>
  )
}
