import type { ModelUseReport, QueryOf } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

const NOTHING = {
  calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  pictures: 0,
  cost_micros: 0,
}
export async function getModelUse(
  _ports: Ports,
  _q: QueryOf<'getModelUse'>,
): Promise<ModelUseReport> {
  return { rows: [], total: NOTHING }
}
