import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { ModelSetup } from './ports.ts'
import { changeSetup } from './setup/changeSetup.ts'
import { findOwn } from './setup/findOwn.ts'
import { factsOf } from './setup/presentProvider.ts'

/** Makes names built in again that are bound to a provider, and takes it out of what stands in. */
async function unbind({ modelSetup }: Repositories, { bindings }: ModelSetup, id: string) {
  for (const binding of bindings) {
    if (binding.bound.provider_id === id) {
      await modelSetup.deleteBinding(binding.model_key)
      continue
    }
    const fallbacks = binding.fallbacks.filter(({ provider_id }) => provider_id !== id)
    if (fallbacks.length < binding.fallbacks.length) {
      await modelSetup.saveBinding({ ...binding, fallbacks })
    }
  }
}

/** Removes a provider with its key. Turns that it tells just now are told to their end. */
export function removeProvider(
  ports: Ports,
  by: StoredUser,
  id: string,
): Promise<{ id: string } | Refusal> {
  return changeSetup(ports, by, async (repositories, setup) => {
    const provider = findOwn(ports, setup, id)
    if (isRefusal(provider)) return provider
    await unbind(repositories, setup, id)
    await repositories.modelSetup.deleteProvider(id)
    return {
      answer: { id },
      event: {
        act: 'provider_removed',
        target: { kind: 'model_provider', id },
        before: factsOf(provider),
      },
    }
  })
}
