import type { AdminUser } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { breakpoint } from '../../../theme/widths.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { UserCards } from './UserCards.tsx'
import { UserManage } from './UserManage.tsx'
import type { UserManageProps } from './UserManage.tsx'
import { UserName, UserStanding } from './UserName.tsx'
import { userTableStyles } from './UserTable.styles.ts'

export interface UserTableProps extends Omit<UserManageProps, 'user'> {
  /** From first to last. */
  users: readonly AdminUser[]
}

const WIDE = `(min-width: ${breakpoint.l}px)`

/** Everybody with an account: a table, or cards where there is no room for one. */
export function UserTable(props: UserTableProps) {
  const isWide = useMediaQuery(WIDE)

  return isWide ? <WideTable {...props} /> : <UserCards {...props} />
}

function WideTable({ users, ...manage }: UserTableProps) {
  const { columns, table } = adminMessages.people
  const styles = userTableStyles(useTheme())

  return (
    <ScrollRegion label={table}>
      <table css={styles.table}>
        <caption>
          <VisuallyHidden>{table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            <th scope="col">{columns.standing}</th>
            <th css={styles.number} scope="col">
              {columns.credits}
            </th>
            <th css={styles.number} scope="col">
              {columns.stories}
            </th>
            <th scope="col">{columns.since}</th>
            <th scope="col">{columns.acts}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} {...manage} user={user} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function UserRow({ user, ...manage }: UserManageProps) {
  const styles = userTableStyles(useTheme())
  const { count, date } = useFormat()

  return (
    <tr>
      <th css={styles.person} scope="row">
        <UserName isSelf={user.id === manage.ownId} user={user} />
      </th>
      <td>
        <UserStanding user={user} />
      </td>
      <td css={styles.number}>{count(user.credits)}</td>
      <td css={styles.number}>{count(user.stories)}</td>
      <td css={styles.since}>{date(user.created_at)}</td>
      <td>
        <UserManage {...manage} user={user} />
      </td>
    </tr>
  )
}
