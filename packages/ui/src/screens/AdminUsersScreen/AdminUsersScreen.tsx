import type { AdminUser } from '@kathasagar/api/contract'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Pager, type PagerProps } from '../../components/admin/Pager/Pager.tsx'
import { UserTable, type UserTableProps } from '../../components/admin/UserTable/UserTable.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminUsersScreenStyles as styles } from './AdminUsersScreen.styles.ts'
import { UserFilters, type UserFiltersProps } from './UserFilters.tsx'

export interface AdminUsersScreenProps
  extends
    Omit<UserFiltersProps, 'found'>,
    Omit<UserTableProps, 'loading' | 'failed' | 'empty'>,
    Omit<PagerProps, 'label'> {
  /** How far the list for these filters is. */
  status: 'loading' | 'failed' | 'ready'
  /** Reason of the failure, in a sentence. */
  error?: string | undefined
  /** Asks for the users again after a failure. */
  onRetry: () => void
  /** One page of those that fit the filters. */
  users: readonly AdminUser[]
  /** How many fit the filters on all pages. */
  total: number
  /** What was done last, as a sentence. */
  done: string | undefined
}

/** Everybody with an account, and what an admin can do about them. */
export function AdminUsersScreen({
  filters,
  onFilterChange,
  status,
  total,
  done,
  ...found
}: AdminUsersScreenProps) {
  const messages = useAdminMessages().people
  const { counted } = useFormat()

  return (
    <>
      <h1 css={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      <UserFilters
        filters={filters}
        found={status === 'ready' ? counted(messages.found, total) : ''}
        onClear={found.onClear}
        onFilterChange={onFilterChange}
      />
      <p css={styles.count} role="status">
        {status === 'loading' && messages.loading}
        {status === 'ready' && counted(messages.found, total)}
      </p>
      <DoneNotice message={done} />
      <Found {...found} status={status} />
    </>
  )
}

type FoundProps = Omit<AdminUsersScreenProps, 'filters' | 'onFilterChange' | 'total' | 'done'>

function Found({ status, error, onRetry, onClear, users, ...rest }: FoundProps) {
  const messages = useAdminMessages().people
  const { page, pages, perPage, perPageItems, onPageChange, onPerPageChange, ...table } = rest
  const pager = { page, pages, perPage, perPageItems, onPageChange, onPerPageChange }

  return (
    <>
      <UserTable
        {...table}
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
        status={status}
        users={status === 'ready' ? users : []}
      />
      {status === 'ready' && users.length > 0 && <Pager {...pager} label={messages.pages} />}
    </>
  )
}
