import type { Ports } from '../ports.ts'
import { dayOf } from '../../domain/day.ts'
import type { Metered } from '../telemetry.ts'
import type { UseOfModel } from './ports.ts'

type UsePorts = Pick<Ports, 'meterCalls' | 'store' | 'clock' | 'reportFault'>

/** What was asked was asked: that it could not be written down spoils nothing else. */
async function keepUse(
  { store, clock, reportFault }: UsePorts,
  story_id: string | null,
  uses: readonly UseOfModel[],
): Promise<void> {
  if (uses.length === 0) return
  const counted = uses.map((use) => ({ ...use, story_id }))
  await store.repositories.modelUse.add(dayOf(clock.now()), counted).catch(reportFault)
}

/**
 * Does some work and keeps what it asks of providers' models, whatever comes of it: what was
 * refunded or has failed has cost as well. `metered` grows while the work is done.
 */
export function meterUse<T>(
  ports: UsePorts,
  story_id: string | null,
  work: () => Promise<T>,
): { done: Promise<T>; metered: Metered } {
  const { done, metered, uses } = ports.meterCalls(work)
  const keeping = async () => {
    try {
      return await done
    } finally {
      await keepUse(ports, story_id, uses)
    }
  }
  return { done: keeping(), metered }
}
