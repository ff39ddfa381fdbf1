import { messageFor, useGetAdminModelsQuery, useGetOverviewQuery } from '@kathasagar/api'
import { useAdminMessages, type OverviewRange } from '@kathasagar/ui'
import { useSearchParams } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

const USUAL: OverviewRange = 30

const rangeIn = (search: URLSearchParams): OverviewRange =>
  ([7, 90] as const).find((days) => String(days) === search.get('days')) ?? USUAL

export function useAdminOverview() {
  const adminMessages = useAdminMessages()
  const site = useSiteMessages()
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const { data, error, refetch } = useGetOverviewQuery(
    { days: range },
    { refetchOnMountOrArgChange: true },
  )

  const { data: models } = useGetAdminModelsQuery()
  const failing = (models?.providers ?? []).filter(({ state }) => state?.fault)

  return {
    overview: data ?? null,
    failingProviders: failing.map(({ name }) => name),
    error: error && messageFor(error, adminMessages.overview.failedHint, site),
    onRetry: () => void refetch(),
    range,
    onRangeChange: (days: OverviewRange) => setSearch(days === USUAL ? {} : { days: String(days) }),
  }
}
