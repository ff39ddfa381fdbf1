import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { ModelSetup, StoredProvider } from '../ports.ts'

/** A provider that can be changed here; one of the models file cannot. */
export function findOwn(
  { modelRegistry }: Pick<Ports, 'modelRegistry'>,
  setup: ModelSetup,
  id: string,
): StoredProvider | Refusal {
  if (modelRegistry.file.providers.some((provider) => provider.id === id)) {
    return { code: 'models_file' }
  }
  return setup.providers.find((provider) => provider.id === id) ?? { code: 'not_found' }
}
