import { dayOf } from '../../domain/day.ts'
import type { ModelContext } from './context.ts'
import type { Metered } from '../../platform/telemetry.ts'
import { addUse } from './use.queries.ts'

export type UseContext = Pick<
  ModelContext,
  'db' | 'clock' | 'meterCalls' | 'modelStates' | 'reportError'
>

/** Runs `work` and saves its model use, even if it fails. `metered` is updated while it runs. */
export function meterUse<T>(
  ctx: UseContext,
  { user_id, story_id }: Record<'user_id' | 'story_id', string | null>,
  work: () => Promise<T>,
): { done: Promise<T>; metered: Metered } {
  const { done, metered, uses } = ctx.meterCalls(user_id, work)
  const saving = async () => {
    try {
      return await done
    } finally {
      const counted = uses.map((use) => ({
        ...use,
        user_id: ctx.modelStates.isOwn(use.model_key) ? null : user_id,
        story_id,
      }))
      await addUse(ctx.db, dayOf(ctx.clock.now()), counted).catch(ctx.reportError)
    }
  }
  return { done: saving(), metered }
}
