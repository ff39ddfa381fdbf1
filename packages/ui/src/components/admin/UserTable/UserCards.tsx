import { useFormat } from '../../../format/useFormat.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { UserManage } from './UserManage.tsx'
import type { UserManageProps } from './UserManage.tsx'
import { UserName, UserStanding } from './UserName.tsx'
import type { UserTableProps } from './UserTable.tsx'
import { userTableStyles } from './UserTable.styles.ts'

/** The same people on a phone, one below the other. */
export function UserCards({ users, ...manage }: UserTableProps) {
  const styles = userTableStyles(useTheme())

  return (
    <ul aria-label={adminMessages.people.list} css={styles.cards}>
      {users.map((user) => (
        <li css={styles.card} key={user.id}>
          <UserCard {...manage} user={user} />
        </li>
      ))}
    </ul>
  )
}

function UserCard({ user, ...manage }: UserManageProps) {
  const { columns } = adminMessages.people
  const styles = userTableStyles(useTheme())
  const { count, date } = useFormat()
  const facts = [
    [columns.credits, count(user.credits)],
    [columns.stories, count(user.stories)],
    [columns.since, date(user.created_at)],
  ] as const

  return (
    <>
      <UserName isSelf={user.id === manage.ownId} user={user} />
      <UserStanding user={user} />
      <dl css={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt css={styles.factName}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UserManage {...manage} user={user} />
    </>
  )
}
