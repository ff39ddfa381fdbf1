import { type Db, type StoredUser, isRefusal, type Refusal } from '../../platform/call.ts'
import type { SetupContext } from './context.ts'
import { recordEvent, type AuditEvent } from '../audit/index.ts'
import { beginChange, readSetup, type ModelSetup, type StoredProvider } from './setup.queries.ts'

interface Changed<Answer> {
  answer: Answer
  event: Omit<AuditEvent, 'actor_id'>
}

/** Changes the model setup, one request at a time. Without a user, the change is the operator's. */
export async function changeSetup<Answer extends object>(
  ctx: SetupContext,
  user: Pick<StoredUser, 'id'> | null,
  change: (db: Db, setup: ModelSetup) => Promise<Changed<Answer> | Refusal>,
): Promise<Answer | Refusal> {
  const changed = await ctx.transaction(async (db) => {
    await beginChange(db)
    const outcome = await change(db, await readSetup(db))
    if (isRefusal(outcome)) return outcome
    await recordEvent(db, { actor_id: user?.id ?? null, ...outcome.event }, ctx.clock.now())
    return outcome
  })
  if (isRefusal(changed)) return changed
  // The change is stored. If the refresh fails, the next regular refresh applies it.
  await ctx.modelRegistry.refresh().catch(ctx.reportFault)
  ctx.bus.tell({ kind: 'models_changed' })
  return changed.answer
}

/** Returns a provider that admins can change. Providers of the models file are read-only. */
export function findStored(
  { modelRegistry }: SetupContext,
  setup: ModelSetup,
  id: string,
): StoredProvider | Refusal {
  if (modelRegistry.file.providers.some((provider) => provider.id === id)) {
    return { code: 'models_file' }
  }
  return setup.providers.find((provider) => provider.id === id) ?? { code: 'not_found' }
}
