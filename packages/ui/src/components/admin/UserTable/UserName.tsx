import type { AdminUser } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { userTableStyles as styles } from './UserTable.styles.ts'

interface UserNameProps {
  /** Whose name it is. */
  user: AdminUser
  /** Whether the account is the admin's who looks. */
  isSelf: boolean
}

/** By what somebody is known. */
export function UserName({ user, isSelf }: UserNameProps) {
  const messages = useAdminMessages().people

  return (
    <div css={styles.names}>
      <span>
        <b css={styles.username}>{user.username}</b>
        {isSelf && <span css={styles.quiet}> ({messages.yourself})</span>}
      </span>
      {user.display_name && <span dir="auto">{user.display_name}</span>}
      <span css={styles.quiet}>{user.email ?? messages.noMail}</span>
    </div>
  )
}

/** What somebody may do, and what they may not; nothing out of the ordinary shows nothing. */
export function UserStatus({ user }: { user: AdminUser }) {
  const messages = useAdminMessages().people
  const { date } = useFormat()
  const { suspended_at, delete_after } = user

  return (
    <div css={styles.badges}>
      <Badge tone={user.role === 'admin' ? 'note' : 'neutral'}>{messages.roles[user.role]}</Badge>
      {user.has_premium_access && <Badge tone="premium">{messages.premium}</Badge>}
      {suspended_at && (
        <Badge tone="danger">{fill(messages.suspendedOn, { date: date(suspended_at) })}</Badge>
      )}
      {delete_after && (
        <Badge tone="warning">{fill(messages.closedOn, { date: date(delete_after) })}</Badge>
      )}
      {!user.is_verified && user.email && <Badge tone="neutral">{messages.unverified}</Badge>}
    </div>
  )
}
