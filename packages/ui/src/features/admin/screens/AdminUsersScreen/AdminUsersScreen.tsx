import type { AdminUser } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { Pager, type PagerProps } from '../../components/Pager/Pager.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { FilterSheet } from '../../../story/components/FilterSheet/FilterSheet.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Popover } from '../../../../design-system/primitives/Popover/Popover.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import {
  userActionsFor,
  requiresReason,
  type UserAct,
} from '../../components/UserActionDialog/userActions.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, media, measure } = theme

const styles = {
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: space.l,
    '& > :is(:first-child, button)': { gridColumn: '1 / -1' },
    [media.from.m]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
      maxInlineSize: measure.sheet,
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
  count: {
    minBlockSize: '1.5em',
    marginBlock: `${space.l} ${space.m}`,
    color: color.textMuted,
    fontSize: size.label,
  },
}

const userTableStyles = {
  names: { display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere' as const },
  username: { color: color.text, fontWeight: 600 },
  quiet: { color: color.textMuted, fontSize: size.label },
  menu: { display: 'grid', gap: space.s, padding: space.xs },
}

export type UserFilterName = 'search' | 'role' | 'state'

interface AdminUsersScreenProps extends Omit<PagerProps, 'label'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  users: readonly AdminUser[]
  total: number
  done: string | undefined
  filters: Partial<Record<UserFilterName, string>>
  onFilterChange: (name: UserFilterName, value: string) => void
  onClear: () => void
  /** User id of the admin, who cannot give credits to themselves. */
  ownId: string
  deedsHref: (username: string) => string
  historyHref: (id: string) => string
  onAct: (act: UserAct, user: AdminUser) => void
}

export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const { status, users, total, done, filters, onFilterChange, onClear } = props
  const messages = useAdminMessages().people
  const { counted } = useFormat()
  const found = status === 'ready' ? counted(messages.found, total) : ''
  const select = (name: 'role' | 'state', labels: Readonly<Record<string, string>>) => (
    <Select
      variant="filter"
      blankLabel={messages.any}
      items={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      label={messages[name]}
      onChange={(value) => onFilterChange(name, value)}
      value={filters[name] ?? ''}
    />
  )

  return (
    <>
      <PageHeader title={messages.title} />
      <form
        aria-label={messages.filters}
        css={styles.filters}
        onSubmit={(event) => event.preventDefault()}
        role="search"
      >
        <SearchField
          label={messages.search}
          maxLength={LIMITS.searchQueryMax}
          onChange={(value) => onFilterChange('search', value)}
          value={filters.search ?? ''}
        />
        <FilterSheet
          count={[filters.role, filters.state].filter(Boolean).length}
          found={found}
          onClear={onClear}
        >
          {select('role', messages.roles)}
          {select('state', messages.states)}
        </FilterSheet>
      </form>
      <p css={styles.count} role="status">
        {status === 'loading' ? messages.loading : found}
      </p>
      <Alert tone="positive">{done}</Alert>
      <UserTable {...props} />
      {status === 'ready' && users.length > 0 && <Pager {...props} label={messages.pages} />}
    </>
  )
}

function UserTable(props: AdminUsersScreenProps) {
  const { status, error, onRetry, users, onClear } = props
  const messages = useAdminMessages().people
  const { columns: headers } = messages
  const { count, date } = useFormat()

  return (
    <Table<AdminUser>
      columns={[
        {
          id: 'person',
          header: headers.person,
          isRowHeader: true,
          cell: ({ id, username, display_name, email }) => (
            <div css={userTableStyles.names}>
              <span>
                <b css={userTableStyles.username}>{username}</b>
                {id === props.ownId && (
                  <span css={userTableStyles.quiet}> ({messages.yourself})</span>
                )}
              </span>
              {display_name && (
                <span>
                  <bdi>{display_name}</bdi>
                </span>
              )}
              <span css={userTableStyles.quiet}>{email ?? messages.noMail}</span>
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
          cell: (user) => <UserManage {...props} user={user} />,
        },
      ]}
      empty={
        <EmptyState
          action={<Button onPress={onClear}>{messages.clear}</Button>}
          hint={messages.noneHint}
          title={messages.none}
        />
      }
      failed={
        <ErrorState
          message={error ?? messages.failedHint}
          onRetry={onRetry}
          title={messages.failed}
        />
      }
      items={status === 'ready' ? users : []}
      label={messages.table}
      loading={messages.loading}
      rowKey={({ id }) => id}
      status={status}
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
}: AdminUsersScreenProps & { user: AdminUser }) {
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
      <div css={userTableStyles.menu}>
        {userActionsFor(user, ownId).map((act) => (
          <Button
            key={act}
            onPress={() => {
              setOpen(false)
              onAct(act, user)
            }}
            size="small"
            variant={requiresReason(act) ? 'danger' : 'secondary'}
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
