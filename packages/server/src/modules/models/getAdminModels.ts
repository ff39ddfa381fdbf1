import { MODEL_NAMES, type ModelName } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import type { Call } from '../../platform/call.ts'
import { presentBinding, presentFileProvider, presentProvider } from './providers.ts'
import type { SetupContext } from './context.ts'
import { listChecks, listTraits, readSetup } from './setup.queries.ts'
import { listUseToday } from './use.queries.ts'

const isModelName = (key: string): key is ModelName => MODEL_NAMES.some((known) => known === key)

export const getAdminModels: Call<'getAdminModels', SetupContext> = async (ctx) => {
  const { db, keySeal, clock, modelRegistry } = ctx
  const { file } = modelRegistry
  const setup = await readSetup(db)
  const checks = await listChecks(db)
  const checkOf = (id: string) => checks.find(({ provider_id }) => provider_id === id)
  const now = clock.now()
  const traits = await listTraits(db)
  const bindings = MODEL_NAMES.map((key) => {
    const binding = presentBinding(key, setup, file)
    const { bound } = binding
    const provider = [...setup.providers, ...file.providers].find(
      ({ id }) => id === bound?.provider_id,
    )
    const learned = traits
      .filter(({ base_url }) => base_url === (provider?.base_url ?? ''))
      .filter(({ model }) => model === bound?.model)
      .map(({ trait }) => trait)
      .toSorted()
    return learned.length === 0 ? binding : { ...binding, learned }
  })
  const used = await listUseToday(db, dayOf(now))
  return {
    providers: [
      ...setup.providers.map((provider) =>
        presentProvider(provider, { keySeal, check: checkOf(provider.id), now }),
      ),
      ...file.providers.map((provider) => presentFileProvider(provider, checkOf(provider.id))),
    ],
    bindings,
    today: used.flatMap(({ model_key, ...use }) =>
      isModelName(model_key) ? [{ model_key, ...use }] : [],
    ),
    list_prices: Object.fromEntries(
      ctx.models.text.map(({ model_key, credit_cost }) => [model_key, credit_cost]),
    ),
    ...setup.limits,
  }
}
