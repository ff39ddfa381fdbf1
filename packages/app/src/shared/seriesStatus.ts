import { statusOf } from '@kathasagar/api'
import type { Series } from '@kathasagar/api/contract'

/** Returns the status of the page. An unknown or invalid id is `missing`. */
export function seriesStatus(series: Series | undefined, error: unknown) {
  if (series) return 'ready'
  if (!error) return 'loading'
  return [404, 422].includes(statusOf(error) ?? 0) ? 'missing' : 'failed'
}
