import { DAY_MS } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { dayOf } from '../../../domain/day.ts'
import type { Ports } from '../../ports.ts'

export const forgetFigures = ({ store, clock }: Ports) =>
  store.repositories.figures.forgetBefore(
    dayOf(new Date(clock.now().getTime() - LIMITS.figureDays * DAY_MS)),
  )
