import { messageFor, useListUsersQuery } from '@kathasagar/api'
import { useAdminMessages, type UserFilterName } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { filtersIn, pageIn, ROWS_OF_A_PAGE, withFilters } from './addressFilters.ts'
import { useFilterAddress } from './useFilterAddress.ts'
import { useLastPage } from './useLastPage.ts'

const NAMES = ['search', 'role', 'state'] as const satisfies readonly UserFilterName[]

export function useAdminUsers() {
  const adminMessages = useAdminMessages()
  const site = useSiteMessages()
  const [search, setSearch] = useFilterAddress()
  const filters = filtersIn(search, NAMES)
  const { page, perPage } = pageIn(search)
  const list = useListUsersQuery(
    { ...filters, page, per_page: perPage },
    { refetchOnMountOrArgChange: true },
  )
  const change = (changes: Record<string, string | number>, isTyped = false) =>
    setSearch((current) => withFilters(current, changes), { replace: isTyped })
  const { data, currentData } = list
  const answered = currentData && { rows: currentData.users.length, pages: currentData.total_pages }
  useLastPage(page, answered, (last) => change({ page: last }, true))

  return {
    filters,
    onFilterChange: (name: UserFilterName, value: string) =>
      change({ [name]: value }, name === 'search'),
    onClear: () => setSearch({}),
    status: list.isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    error: messageFor(list.error, adminMessages.people.failedHint, site),
    onRetry: () => void list.refetch(),
    users: data?.users ?? [],
    total: data?.total_users ?? 0,
    page,
    pages: data?.total_pages ?? 0,
    perPage,
    perPageItems: ROWS_OF_A_PAGE,
    onPageChange: (next: number) => change({ page: next }),
    onPerPageChange: (per_page: number) => change({ per_page }),
  }
}
