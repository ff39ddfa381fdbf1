import { messageFor, useListAuditQuery } from '@kathasagar/api'
import { useAdminMessages, type AuditFilterName } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { filtersIn, withFilters } from './addressFilters.ts'
import { paths } from '../../navigation/paths.ts'
import { adminPaths } from './adminPaths.ts'
import { useFilterAddress } from './useFilterAddress.ts'

const NAMES = [
  'actor',
  'act',
  'target_kind',
  'target_id',
  'day',
] as const satisfies readonly AuditFilterName[]

const isTyped = (name: AuditFilterName) => name === 'actor' || name === 'day'

export function useAdminAudit() {
  const adminMessages = useAdminMessages()
  const site = useSiteMessages()
  const [search, setSearch] = useFilterAddress()
  const filters = filtersIn(search, NAMES)
  const before = search.get('before')
  const list = useListAuditQuery(
    { ...filters, ...(before ? { before } : {}) },
    { refetchOnMountOrArgChange: true },
  )
  const data = list.currentData
  const oldest = data?.entries.at(-1)
  const isOneSubject = filters.target_id !== undefined

  return {
    filters,
    acts: data?.acts ?? list.data?.acts ?? [],
    days: list.data?.days,
    targetName: isOneSubject ? data?.entries.find((it) => it.target_name)?.target_name : undefined,
    onFilterChange: (name: AuditFilterName, value: string) =>
      setSearch((current) => withFilters(current, { [name]: value }), { replace: isTyped(name) }),
    onClear: () => setSearch({}),
    status: list.isError ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    error: messageFor(list.error, adminMessages.audit.failedHint, site),
    onRetry: () => void list.refetch(),
    entries: data?.entries ?? [],
    olderHref:
      data?.has_more && oldest ? adminPaths.audit({ ...filters, before: oldest.id }) : null,
    newestHref: before ? adminPaths.audit(filters) : null,
    actorHref: (actor: string) => adminPaths.audit({ actor }),
    targetHref: (target_kind: string, target_id: string) =>
      adminPaths.audit({ target_kind, target_id }),
    storyHref: paths.story,
  }
}
