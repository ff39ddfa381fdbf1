import { type Call, isRefusal } from '../../platform/call.ts'
import { changeSetup, findStored } from './changeSetup.ts'
import type { SetupContext } from './context.ts'
import { providerFacts } from './providers.ts'
import { deleteBinding, saveBinding } from './setup.queries.ts'

/** Deletes a provider with its key and bindings. Running turns can still end. */
export const removeProvider: Call<'removeProvider', SetupContext> = (ctx, { params, user }) =>
  changeSetup(ctx, user, async (db, setup) => {
    const { provider_id: id } = params
    const provider = findStored(ctx, setup, id)
    if (isRefusal(provider)) return provider
    for (const binding of setup.bindings) {
      if (binding.bound.provider_id === id) {
        await deleteBinding(db, binding.model_key)
        continue
      }
      const fallbacks = binding.fallbacks.filter(({ provider_id }) => provider_id !== id)
      if (fallbacks.length < binding.fallbacks.length) {
        await saveBinding(db, { ...binding, fallbacks })
      }
    }
    await db.deleteFrom('model_providers').where('id', '=', id).execute()
    await db.deleteFrom('model_provider_checks').where('provider_id', '=', id).execute()
    return {
      answer: { id },
      event: {
        act: 'provider_removed',
        target: { kind: 'model_provider', id },
        before: providerFacts(provider),
      },
    }
  })
