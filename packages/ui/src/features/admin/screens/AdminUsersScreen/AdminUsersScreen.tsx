import type { AdminUser } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { Pager, type PagerProps } from '../../components/Pager/Pager.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { UserTable, type UserTableProps } from '../../components/UserTable/UserTable.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { DoneNotice } from '../../../../design-system/primitives/DoneNotice/DoneNotice.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { FilterSheet } from '../../../story/components/FilterSheet/FilterSheet.tsx'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { adminUsersScreenStyles as styles } from './AdminUsersScreen.styles.ts'

export type UserFilterName = 'search' | 'role' | 'state'

export interface AdminUsersScreenProps
  extends Omit<UserTableProps, 'loading' | 'failed' | 'empty'>, Omit<PagerProps, 'label'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  users: readonly AdminUser[]
  total: number
  done: string | undefined
  /** Active filters. */
  filters: Partial<Record<UserFilterName, string>>
  /** Called with a filter's new value, or '' to clear it. */
  onFilterChange: (name: UserFilterName, value: string) => void
  onClear: () => void
}

export function AdminUsersScreen(props: AdminUsersScreenProps) {
  const { status, error, onRetry, users, total, done, filters, onFilterChange, onClear } = props
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
      <DoneNotice message={done} />
      <UserTable
        {...props}
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
        users={status === 'ready' ? users : []}
      />
      {status === 'ready' && users.length > 0 && <Pager {...props} label={messages.pages} />}
    </>
  )
}
