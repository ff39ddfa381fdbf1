import type { Call } from '../../platform/call.ts'
import type { SetupContext } from './context.ts'
import type { ProviderConnection, ListedModels } from './providerTypes.ts'
import { readSetup } from './setup.queries.ts'

const LOST_KEY: ListedModels = { answered_in_ms: null, fault: 'wrong_key', models: [] }

async function findAsked(
  { db, modelRegistry, keySeal }: SetupContext,
  id: string,
): Promise<ProviderConnection | 'lost' | null> {
  const ofFile = modelRegistry.file.providers.find((provider) => provider.id === id)
  if (ofFile) return ofFile
  const { providers } = await readSetup(db)
  const stored = providers.find((provider) => provider.id === id)
  if (!stored) return null
  const { sealed_key, name, kind, base_url, allow_private_network } = stored
  const api_key = sealed_key === null ? null : keySeal.open(id, sealed_key)
  if (api_key === null && sealed_key !== null) return 'lost'
  return { name, kind, base_url, allow_private_network, api_key }
}

export const checkProvider: Call<'checkProvider', SetupContext> = async (ctx, { params }) => {
  const { provider_id } = params
  const asked = await findAsked(ctx, provider_id)
  if (asked === null) return { code: 'not_found' }
  const { models, answered_in_ms, fault } =
    asked === 'lost' ? LOST_KEY : await ctx.providerProbe.listModels(asked)
  const asked_at = ctx.clock.now()
  // If the provider was changed during the check, the result is not saved.
  if (JSON.stringify(await findAsked(ctx, provider_id)) === JSON.stringify(asked)) {
    const check = { asked_at, answered_in_ms, fault }
    await ctx.db
      .insertInto('model_provider_checks')
      .values({ provider_id, ...check })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(check))
      .execute()
    if (fault === null) {
      ctx.modelRegistry.endRests()
      ctx.bus.tell({ kind: 'models_changed' })
    }
  }
  return { state: { asked_at: asked_at.toISOString(), answered_in_ms, fault }, models }
}
