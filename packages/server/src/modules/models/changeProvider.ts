import { type Call, formRefusal, isRefusal } from '../../platform/call.ts'
import { hasUnsupportedBinding, presentProvider, providerFacts, providerFrom } from './providers.ts'
import { changeSetup, findStored } from './changeSetup.ts'
import type { SetupContext } from './context.ts'
import { listChecks, saveProvider } from './setup.queries.ts'

/** Changes a provider. If the request contains no API key, the stored key remains. */
export const changeProvider: Call<'changeProvider', SetupContext> = (
  ctx,
  { params, user, body: form },
) =>
  changeSetup(ctx, user, async (db, setup) => {
    const { provider_id: id } = params
    const before = findStored(ctx, setup, id)
    if (isRefusal(before)) return before
    const provider = providerFrom(ctx, setup, { id, form, before })
    if (isRefusal(provider)) return provider
    if (provider.kind !== before.kind && hasUnsupportedBinding(setup, provider)) {
      return formRefusal('kind', 'providerUnfit')
    }
    if (!(await saveProvider(db, provider))) return formRefusal('name', 'providerNameTaken')
    const check = (await listChecks(db)).find(({ provider_id }) => provider_id === id)
    const is_new_key = provider.sealed_key !== before.sealed_key
    return {
      answer: presentProvider(provider, { keySeal: ctx.keySeal, check, now: ctx.clock.now() }),
      event: {
        act: 'provider_changed',
        target: { kind: 'model_provider', id },
        before: providerFacts(before),
        after: { ...providerFacts(provider), is_new_key },
      },
    }
  })
