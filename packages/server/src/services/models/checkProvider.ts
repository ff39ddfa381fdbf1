import type { ProviderCheck } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { AskedProvider, ListedModels } from './ports.ts'

const LOST_KEY: ListedModels = { answered_in_ms: null, fault: 'wrong_key', models: [] }

/** The provider as it can be asked; `lost` where its key cannot be read any more. */
async function findAsked(
  { store, modelRegistry, keySeal }: Ports,
  id: string,
): Promise<AskedProvider | 'lost' | null> {
  const ofFile = modelRegistry.file.providers.find((provider) => provider.id === id)
  if (ofFile) return ofFile
  const { providers } = await store.repositories.modelSetup.read()
  const stored = providers.find((provider) => provider.id === id)
  if (!stored) return null
  const { sealed_key, name, kind, base_url, is_inside } = stored
  const api_key = sealed_key === null ? null : keySeal.open(id, sealed_key)
  if (api_key === null && sealed_key !== null) return 'lost'
  return { name, kind, base_url, is_inside, api_key }
}

/** Asks a provider for its models, and keeps how it did unless it was changed meanwhile. What goes wrong is named, and no failure. */
export async function checkProvider(ports: Ports, id: string): Promise<ProviderCheck | Refusal> {
  const asked = await findAsked(ports, id)
  if (asked === null) return { code: 'not_found' }
  const { models, answered_in_ms, fault } =
    asked === 'lost' ? LOST_KEY : await ports.providerProbe.listModels(asked)
  const asked_at = ports.clock.now()
  // Of an address or a key that it has no more, nothing is to be kept.
  const now = await findAsked(ports, id)
  if (JSON.stringify(now) === JSON.stringify(asked)) {
    const check = { provider_id: id, asked_at, answered_in_ms, fault }
    await ports.store.repositories.modelSetup.saveCheck(check)
    if (fault === null) {
      ports.modelRegistry.endRests()
      ports.bus.tell({ kind: 'models_changed' })
    }
  }
  return { state: { asked_at: asked_at.toISOString(), answered_in_ms, fault }, models }
}
