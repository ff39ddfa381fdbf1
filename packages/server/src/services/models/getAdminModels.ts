import { MODEL_NAMES, type AdminModels } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { presentBinding } from './setup/presentBinding.ts'
import { presentFileProvider, presentProvider } from './setup/presentProvider.ts'

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
    today: [],
    ...setup.limits,
  }
}
