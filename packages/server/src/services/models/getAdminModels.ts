import {
  MODEL_NAMES,
  type AdminModels,
  type ModelBinding,
  type ModelName,
} from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { dayOf } from '../../domain/day.ts'
import { presentBinding } from './setup/presentBinding.ts'
import { presentFileProvider, presentProvider } from './setup/presentProvider.ts'

const isOurs = (key: string): key is ModelName => MODEL_NAMES.some((known) => known === key)

/** What each of our names has been asked today. */
async function todayOf({ store, clock }: Ports): Promise<AdminModels['today']> {
  const used = await store.repositories.modelUse.today(dayOf(clock.now()))
  return used.flatMap(({ model_key, ...use }) => (isOurs(model_key) ? [{ model_key, ...use }] : []))
}

/** Providers, the names that are bound to them, and what today has cost. */
export async function getAdminModels(ports: Ports): Promise<AdminModels> {
  const { store, keySeal, clock, modelRegistry } = ports
  const { file } = modelRegistry
  const { modelSetup } = store.repositories
  const setup = await modelSetup.read()
  const checks = await modelSetup.listChecks()
  const checkOf = (id: string) => checks.find(({ provider_id }) => provider_id === id)
  const now = clock.now()
  const traits = await modelSetup.listTraits()
  const addresses = [...setup.providers, ...file.providers]
  const withTraits = (binding: ModelBinding): ModelBinding => {
    const { bound } = binding
    const address = addresses.find(({ id }) => id === bound?.provider_id)?.base_url ?? ''
    const learned = traits
      .filter(({ base_url, model }) => base_url === address && model === bound?.model)
      .map(({ trait }) => trait)
      .toSorted()
    return learned.length === 0 ? binding : { ...binding, learned }
  }
  return {
    providers: [
      ...setup.providers.map((provider) =>
        presentProvider(provider, { keySeal, check: checkOf(provider.id), now }),
      ),
      ...file.providers.map((provider) => presentFileProvider(provider, checkOf(provider.id))),
    ],
    bindings: MODEL_NAMES.map((key) => withTraits(presentBinding(key, setup, file))),
    today: await todayOf(ports),
    ...setup.limits,
  }
}
