import type { Series, SeriesPaceForm } from '@kathasagar/api/contract'

import { utcOffsetAt } from '../../domain/utcOffset.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { getSeries } from './getSeries.ts'

interface Pace extends SeriesPaceForm {
  seriesId: string
  user: StoredUser
}

/** Keeps that a reader wants a part a day, or that they read as they like. */
export async function setSeriesPace(
  ports: Ports,
  { seriesId, user, is_daily, time_zone }: Pace,
): Promise<Series | Refusal> {
  const seen = await getSeries(ports, user, seriesId)
  if (isRefusal(seen)) return seen
  const { series } = ports.store.repositories
  const utc_offset = utcOffsetAt(ports.clock.now(), time_zone)
  await series.setPace(seriesId, user.id, is_daily ? { time_zone, utc_offset } : null)
  return getSeries(ports, user, seriesId)
}
