import type { ModelUse } from '@kathasagar/api/contract'

import type { UseSums } from '../../../domain/useSums.ts'

/** Sums as an administrator sees them: what no price is known of has no cost that could be told. */
export const presentUse = ({ cost_micros, ...use }: UseSums): ModelUse => ({
  ...use,
  cost_micros: cost_micros ?? 0,
})
