import { MODEL_NAMES, type AdminModels, type ModelName } from '@kathasagar/api/contract'

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
  return {
    providers: [
      ...setup.providers.map((provider) =>
        presentProvider(provider, { keySeal, check: checkOf(provider.id), now }),
      ),
      ...file.providers.map((provider) => presentFileProvider(provider, checkOf(provider.id))),
    ],
    bindings: MODEL_NAMES.map((key) => presentBinding(key, setup, file)),
    today: await todayOf(ports),
    ...setup.limits,
  }
}
