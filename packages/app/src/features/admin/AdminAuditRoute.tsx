import { useListAuditQuery } from '@kathasagar/api'
import { useAdminMessages, type AuditFilterName } from '@kathasagar/ui/internal'
import { AdminAuditScreen } from '@kathasagar/ui/screens'

import { paths } from '../../navigation/paths.ts'
import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { filtersIn, useFilterAddress, withFilters } from './addressFilters.ts'
import { adminPaths } from './adminPaths.ts'

export default function AdminAuditRoute() {
  const adminMessages = useAdminMessages()
  useTitle(adminMessages.audit.title)

  return <AdminAuditScreen {...useAdminAudit()} />
}

const NAMES = [
  'actor',
  'act',
  'target_kind',
  'target_id',
  'day',
] as const satisfies readonly AuditFilterName[]

const isTyped = (name: AuditFilterName) => name === 'actor' || name === 'day'

function useAdminAudit() {
  const adminMessages = useAdminMessages()
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
    ...useQueryState(list, adminMessages.audit.failedHint, list.isError ? null : data),
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
