import { type Call, formRefusal, isRefusal } from '../../platform/call.ts'
import { changeSetup } from './changeSetup.ts'
import type { SetupContext } from './context.ts'
import { presentProvider, providerFacts, providerFrom } from './providers.ts'
import { saveProvider } from './setup.queries.ts'

export const addProvider: Call<'addProvider', SetupContext> = (ctx, { user, body: form }) =>
  changeSetup(ctx, user, async (db, setup) => {
    const id = ctx.ids.newId()
    const provider = providerFrom(ctx, setup, { id, form, before: null })
    if (isRefusal(provider)) return provider
    if (!(await saveProvider(db, provider))) return formRefusal('name', 'providerNameTaken')
    const { keySeal, clock } = ctx
    return {
      answer: presentProvider(provider, { keySeal, check: undefined, now: clock.now() }),
      event: {
        act: 'provider_added',
        target: { kind: 'model_provider', id },
        after: providerFacts(provider),
      },
    }
  })
