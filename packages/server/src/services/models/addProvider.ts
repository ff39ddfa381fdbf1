import type { AdminProvider, ProviderForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { changeSetup } from './setup/changeSetup.ts'
import { factsOf, presentProvider } from './setup/presentProvider.ts'
import { providerFrom } from './setup/providerRules.ts'

/** Adds a provider; nothing is bound to it yet, and nobody asks it anything. */
export function addProvider(
  ports: Ports,
  by: StoredUser,
  form: ProviderForm,
): Promise<AdminProvider | Refusal> {
  const { keySeal, clock, ids } = ports
  const id = ids.newId()
  return changeSetup(ports, by, async ({ modelSetup }, setup) => {
    const provider = providerFrom(ports, setup, { id, form, before: null })
    if (isRefusal(provider)) return provider
    const isNew = await modelSetup.saveProvider(provider)
    if (!isNew) return formRefusal('name', 'providerNameTaken')
    return {
      answer: presentProvider(provider, { keySeal, check: undefined, now: clock.now() }),
      event: {
        act: 'provider_added',
        target: { kind: 'model_provider', id },
        after: factsOf(provider),
      },
    }
  })
}
