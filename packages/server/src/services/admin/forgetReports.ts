import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** As long as what was decided may be asked about. */
const KEPT_MS = 365 * DAY_MS

/** Drops reports that were closed a year ago, with what was said and noted in them. */
export const forgetReports = ({ store, clock }: Pick<Ports, 'store' | 'clock'>) =>
  store.repositories.reviewQueue.forgetResolved(new Date(clock.now().getTime() - KEPT_MS))
