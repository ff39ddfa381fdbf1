import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { FilterSelect } from '../../components/story/FilterSelect/FilterSelect.tsx'
import { FilterSheet } from '../../components/story/FilterSheet/FilterSheet.tsx'
import { SearchField } from '../../components/admin/SearchField/SearchField.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import { adminUsersScreenStyles as styles } from './AdminUsersScreen.styles.ts'

/** What users are narrowed by. */
export type UserFilterName = 'search' | 'role' | 'state'

export interface UserFiltersProps {
  /** Chosen values; what is absent narrows nothing. */
  filters: Partial<Record<UserFilterName, string>>
  /** A filter was chosen; empty when it is taken away. */
  onFilterChange: (name: UserFilterName, value: string) => void
  /** What passes, in words; empty while that is on its way. */
  found: string
  /** All filters are to be taken away. */
  onClear: () => void
}

const optionsOf = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([value, label]) => ({ value, label }))

/** The filters of the list of users, side by side. */
export function UserFilters({ filters, onFilterChange, found, onClear }: UserFiltersProps) {
  const messages = useAdminMessages().people
  // The search stays in sight, so it is none of those that wait in the sheet.
  const count = [filters.role, filters.state].filter(Boolean).length

  return (
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
      <FilterSheet count={count} found={found} onClear={onClear}>
        <FilterSelect
          anyLabel={messages.any}
          label={messages.role}
          onChange={(value) => onFilterChange('role', value)}
          items={optionsOf(messages.roles)}
          value={filters.role ?? ''}
        />
        <FilterSelect
          anyLabel={messages.any}
          label={messages.state}
          onChange={(value) => onFilterChange('state', value)}
          items={optionsOf(messages.states)}
          value={filters.state ?? ''}
        />
      </FilterSheet>
    </form>
  )
}
