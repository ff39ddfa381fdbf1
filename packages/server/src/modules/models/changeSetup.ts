import { isRefusal, formRefusal } from '../../platform/call.ts'
import type { Db, StoredUser, Refusal } from '../../platform/call.ts'
import type { SetupContext } from './context.ts'
import { recordEvent, type AuditEvent } from '../audit/index.ts'
import { beginChange, readSetup, saveBinding, saveProvider } from './setup.queries.ts'
import type { ModelSetup, StoredProvider } from './setup.queries.ts'
import type { ModelSettings } from '@kathasagar/api/contract'
import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { providerFacts } from './providers.ts'

interface Wanted {
  /** Provider in the private network, without an API key. It is created if its address is new. */
  provider: Pick<StoredProvider, 'name' | 'kind'> & { base_url: string }
  model: string
  settings: ModelSettings
}

/** Binds storytellers to a model. Skips those that the models file binds. */
export const bindStorytellers = (ctx: SetupContext, { provider, model, settings }: Wanted) =>
  changeSetup(ctx, null, async (db, setup) => {
    const stored = setup.providers.find(({ base_url }) => base_url === provider.base_url) ?? {
      id: ctx.ids.newId(),
      ...provider,
      allow_private_network: true,
      sealed_key: null,
      key_ends_in: null,
      time_limits: null,
    }
    if (!(await saveProvider(db, stored))) return formRefusal('name', 'providerNameTaken')
    const { bindings } = ctx.modelRegistry.file
    const bound = TEXT_MODEL_KEYS.filter((key) => bindings.every((one) => one.model_key !== key))
    const to = { bound: { provider_id: stored.id, model }, fallbacks: [], settings, price: null }
    for (const model_key of bound) await saveBinding(db, { model_key, ...to })
    return {
      answer: { bound },
      event: {
        act: 'model_bound',
        target: { kind: 'model_provider', id: stored.id },
        after: { ...providerFacts(stored), model, bound: bound.join(', ') },
      },
    }
  })

interface Changed<Answer> {
  answer: Answer
  event: Omit<AuditEvent, 'actor_id'>
}

/** Changes the model setup, one request at a time. `user` is null for changes by the operator. */
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
  // The change is already stored. If this refresh fails, the next regular one applies the change.
  await ctx.modelRegistry.refresh().catch(ctx.reportError)
  ctx.bus.tell({ kind: 'models_changed' })
  return changed.answer
}

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
