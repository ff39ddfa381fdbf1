import type { ModelSettings } from '@kathasagar/api/contract'
import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import { formRefusal } from '../../platform/call.ts'
import { changeSetup } from './changeSetup.ts'
import type { SetupContext } from './context.ts'
import { providerFacts } from './providers.ts'
import { saveBinding, saveProvider, type StoredProvider } from './setup.queries.ts'

interface Wanted {
  /** A provider without an API key in the private network. Created if its address is new. */
  provider: Pick<StoredProvider, 'name' | 'kind'> & { base_url: string }
  model: string
  settings: ModelSettings
}

/** Binds all storytellers to a model, except those that the models file binds. */
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
