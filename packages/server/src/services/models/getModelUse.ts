import { DAY_MS, type ModelUse, type ModelUseReport, type QueryOf } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { addUse, NOTHING_USED } from '../../domain/useSums.ts'
import { dayOf } from '../../domain/day.ts'
import type { ReportedUse } from '../spending/ports.ts'

/**
 * What models were asked in the last days, today among them. The total is that of all days: it counts
 * what belongs to no story as well.
 */
export async function getModelUse(
  { store, clock }: Ports,
  { days, by }: QueryOf<'getModelUse'>,
): Promise<ModelUseReport> {
  const { modelUse } = store.repositories
  const since = dayOf(new Date(clock.now().getTime() - (days - 1) * DAY_MS))
  const ofDays = await modelUse.report({ since, by: 'day' })
  const rows = by === 'day' ? ofDays : await modelUse.report({ since, by })
  return {
    rows,
    total: totalOf(ofDays),
  }
}

function totalOf(rows: readonly ReportedUse[]): ModelUse {
  const total = { ...NOTHING_USED, unpriced_calls: 0 }
  for (const use of rows) {
    addUse(total, use)
    total.unpriced_calls += use.unpriced_calls
  }
  return total
}
