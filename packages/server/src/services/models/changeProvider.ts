import type { AdminProvider, ProviderForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { isBoundToUnfit } from './setup/bindingRules.ts'
import { changeSetup } from './setup/changeSetup.ts'
import { findOwn } from './setup/findOwn.ts'
import { factsOf, presentProvider } from './setup/presentProvider.ts'
import { providerFrom } from './setup/providerRules.ts'

/** Changes a provider and all that is asked of it from then on; a key that is not sent stays. */
export function changeProvider(
  ports: Ports,
  by: StoredUser,
  { id, form }: { id: string; form: ProviderForm },
): Promise<AdminProvider | Refusal> {
  const { keySeal, clock } = ports
  return changeSetup(ports, by, async ({ modelSetup }, setup) => {
    const before = findOwn(ports, setup, id)
    if (isRefusal(before)) return before
    const provider = providerFrom(ports, setup, { id, form, before })
    if (isRefusal(provider)) return provider
    if (provider.kind !== before.kind && isBoundToUnfit(setup, provider)) {
      return formRefusal('kind', 'providerUnfit')
    }
    const isFree = await modelSetup.saveProvider(provider)
    if (!isFree) return formRefusal('name', 'providerNameTaken')
    const check = (await modelSetup.listChecks()).find(({ provider_id }) => provider_id === id)
    const isNewKey = provider.sealed_key !== before.sealed_key
    return {
      answer: presentProvider(provider, { keySeal, check, now: clock.now() }),
      event: {
        act: 'provider_changed',
        target: { kind: 'model_provider', id },
        before: factsOf(before),
        after: { ...factsOf(provider), is_new_key: isNewKey },
      },
    }
  })
}
