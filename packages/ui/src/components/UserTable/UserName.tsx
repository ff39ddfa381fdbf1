import type { AdminUser } from '@kathasagar/api/contract'

import { useFormat } from '../../format/useFormat.ts'
import { adminWords } from '../../messages/adminWords.ts'
import { fill } from '../../messages/fill.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Badge } from '../Badge/Badge.tsx'
import { userTableStyles } from './UserTable.styles.ts'

interface UserNameProps {
  /** Whose name it is. */
  user: AdminUser
  /** It is the admin who looks. */
  isSelf: boolean
}

/** By what somebody is known. */
export function UserName({ user, isSelf }: UserNameProps) {
  const words = adminWords.people
  const styles = userTableStyles(useTheme())

  return (
    <div css={styles.names}>
      <span>
        <b css={styles.username}>{user.username}</b>
        {isSelf && <span css={styles.quiet}> ({words.yourself})</span>}
      </span>
      {user.display_name && <span dir="auto">{user.display_name}</span>}
      <span css={styles.quiet}>{user.email ?? words.noMail}</span>
    </div>
  )
}

/** What somebody may do, and what they may not; nothing out of the ordinary shows nothing. */
export function UserStanding({ user }: { user: AdminUser }) {
  const words = adminWords.people
  const styles = userTableStyles(useTheme())
  const { date } = useFormat()
  const { suspended_at, delete_after } = user

  return (
    <div css={styles.badges}>
      <Badge tone={user.role === 'admin' ? 'note' : 'neutral'}>{words.roles[user.role]}</Badge>
      {user.has_premium_access && <Badge tone="premium">{words.premium}</Badge>}
      {suspended_at && (
        <Badge tone="danger">{fill(words.suspendedOn, { date: date(suspended_at) })}</Badge>
      )}
      {delete_after && (
        <Badge tone="warning">{fill(words.closedOn, { date: date(delete_after) })}</Badge>
      )}
      {!user.is_verified && user.email && <Badge tone="neutral">{words.unverified}</Badge>}
    </div>
  )
}
