import type { AdminUser } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Popover } from '../../../../design-system/primitives/Popover/Popover.tsx'
import type { ListState } from '../../../../design-system/primitives/Table/StateRow.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { actsOn, isTaking, type UserAct } from './userActs.ts'
import { userTableStyles as styles } from './UserTable.styles.ts'

export interface UserTableProps extends ListState {
  users: readonly AdminUser[]
  /** Id of the admin, who cannot give themselves credits. */
  ownId: string
  /** Returns the URL of a user's actions in the audit log, by username. */
  deedsHref: (username: string) => string
  /** Returns the URL of actions on a user in the audit log, by id. */
  historyHref: (id: string) => string
  /** Called with an action, which the screen confirms. */
  onAct: (act: UserAct, user: AdminUser) => void
}

export function UserTable({ users, status, loading, failed, empty, ...manage }: UserTableProps) {
  const messages = useAdminMessages().people
  const { columns: headers } = messages
  const { count, date } = useFormat()

  return (
    <Table<AdminUser>
      {...{ status, loading, failed, empty }}
      columns={[
        {
          id: 'person',
          header: headers.person,
          isRowHeader: true,
          cell: ({ id, username, display_name, email }) => (
            <div css={styles.names}>
              <span>
                <b css={styles.username}>{username}</b>
                {id === manage.ownId && <span css={styles.quiet}> ({messages.yourself})</span>}
              </span>
              {display_name && <span dir="auto">{display_name}</span>}
              <span css={styles.quiet}>{email ?? messages.noMail}</span>
            </div>
          ),
        },
        { id: 'standing', header: headers.standing, cell: (user) => <UserStatus user={user} /> },
        {
          id: 'credits',
          header: headers.credits,
          isFigure: true,
          card: 'fact',
          cell: ({ credits }) => count(credits),
        },
        {
          id: 'stories',
          header: headers.stories,
          isFigure: true,
          card: 'fact',
          cell: ({ stories }) => count(stories),
        },
        {
          id: 'since',
          header: headers.since,
          isUnbroken: true,
          card: 'fact',
          cell: ({ created_at }) => date(created_at),
        },
        {
          id: 'acts',
          header: headers.acts,
          card: 'fact',
          cell: (user) => <UserManage {...manage} user={user} />,
        },
      ]}
      items={users}
      label={messages.table}
      rowKey={({ id }) => id}
    />
  )
}

function UserStatus({ user }: { user: AdminUser }) {
  const messages = useAdminMessages().people
  const { date } = useFormat()
  const { suspended_at, delete_after } = user

  return (
    <Cluster gap="xs">
      <Badge tone={user.role === 'admin' ? 'note' : 'neutral'}>{messages.roles[user.role]}</Badge>
      {user.has_premium_access && <Badge tone="premium">{messages.premium}</Badge>}
      {suspended_at && (
        <Badge tone="danger">{fill(messages.suspendedOn, { date: date(suspended_at) })}</Badge>
      )}
      {delete_after && (
        <Badge tone="warning">{fill(messages.closedOn, { date: date(delete_after) })}</Badge>
      )}
      {!user.is_verified && user.email && <Badge tone="neutral">{messages.unverified}</Badge>}
    </Cluster>
  )
}

function UserManage({
  user,
  ownId,
  deedsHref,
  historyHref,
  onAct,
}: Omit<UserTableProps, 'users'> & { user: AdminUser }) {
  const messages = useAdminMessages().people
  const [isOpen, setOpen] = useState(false)
  const label = fill(messages.manageNamed, { name: user.username })

  return (
    <Popover
      isOpen={isOpen}
      label={label}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={label} size="small">
          {messages.manage}
        </Button>
      }
    >
      <div css={styles.menu}>
        {actsOn(user, ownId).map((act) => (
          <Button
            key={act}
            onPress={() => {
              setOpen(false)
              onAct(act, user)
            }}
            size="small"
            variant={isTaking(act) ? 'danger' : 'secondary'}
          >
            {messages.acts[act]}
          </Button>
        ))}
        <ButtonLink href={deedsHref(user.username)} size="small" variant="quiet">
          {messages.deeds}
        </ButtonLink>
        <ButtonLink href={historyHref(user.id)} size="small" variant="quiet">
          {messages.history}
        </ButtonLink>
      </div>
    </Popover>
  )
}
