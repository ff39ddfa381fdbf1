import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { dayOf } from '../../../domain/day.ts'
import type { Ports } from '../../ports.ts'

const DAY_MS = 24 * 60 * 60_000

export const forgetFigures = ({ store, clock }: Ports) =>
  store.repositories.figures.forgetBefore(
    dayOf(new Date(clock.now().getTime() - LIMITS.figureDays * DAY_MS)),
  )
