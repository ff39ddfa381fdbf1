import { dayOf } from '../../domain/day.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Metered } from '../../platform/telemetry.ts'
import { addUse } from './use.queries.ts'

type UseContext = Pick<Platform, 'db' | 'clock'> & Pick<Context, 'meterCalls' | 'reportFault'>

/** Runs `work` and saves its model use, also on failure. `metered` grows meanwhile. */
export function meterUse<T>(
  ctx: UseContext,
  story_id: string | null,
  work: () => Promise<T>,
): { done: Promise<T>; metered: Metered } {
  const { done, metered, uses } = ctx.meterCalls(work)
  const saving = async () => {
    try {
      return await done
    } finally {
      const counted = uses.map((use) => ({ ...use, story_id }))
      await addUse(ctx.db, dayOf(ctx.clock.now()), counted).catch(ctx.reportFault)
    }
  }
  return { done: saving(), metered }
}
