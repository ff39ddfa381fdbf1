import type { ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { tableStyles as styles } from './Table.styles.ts'
import { roles } from './tableRoles.ts'

/** Message that replaces the rows. */
export interface ListState {
  status?: 'loading' | 'failed' | 'ready' | undefined
  loading?: string | undefined
  failed?: ReactNode
  empty?: ReactNode
}

export interface StateRowProps extends ListState {
  columnCount: number
}

const LINES = ['one', 'two', 'three', 'four', 'five', 'six']

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
