import { useGetAdminModelsQuery, useGetOverviewQuery } from '@kathasagar/api'
import { useAdminMessages, type OverviewRange } from '@kathasagar/ui/internal'
import { AdminOverviewScreen } from '@kathasagar/ui/screens'
import { useSearchParams } from 'react-router-dom'

import { useQueryState } from '../../shared/useLoadMore.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { adminPaths } from './adminPaths.ts'

const USUAL: OverviewRange = 30

const rangeIn = (search: URLSearchParams): OverviewRange =>
  ([7, 90] as const).find((days) => String(days) === search.get('days')) ?? USUAL

export default function AdminOverviewRoute() {
  const { overview: messages } = useAdminMessages()
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const query = useGetOverviewQuery({ days: range }, { refetchOnMountOrArgChange: true })
  const { data: models } = useGetAdminModelsQuery()
  const failing = (models?.providers ?? []).filter(({ state }) => state?.fault)
  useTitle(messages.title)

  return (
    <AdminOverviewScreen
      {...useQueryState(query, messages.failedHint)}
      failingProviders={failing.map(({ name }) => name)}
      modelsHref={adminPaths.models}
      onRangeChange={(days) => setSearch(days === USUAL ? {} : { days: String(days) })}
      overview={query.data ?? null}
      range={range}
      reviewHref={adminPaths.review}
    />
  )
}
