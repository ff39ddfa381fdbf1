import type { BindingForm, ModelBinding, ModelName } from '@kathasagar/api/contract'

import type { AuditFacts } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { ModelSetup } from './ports.ts'
import { refuseBinding } from './setup/bindingRules.ts'
import { changeSetup } from './setup/changeSetup.ts'
import { presentBinding } from './setup/presentBinding.ts'

const factsOf = ({ bound, fallbacks }: Pick<ModelBinding, 'bound' | 'fallbacks'>): AuditFacts => ({
  provider: bound?.provider_id ?? null,
  model: bound?.model ?? null,
  fallbacks: fallbacks.map(({ model }) => model).join(', '),
})

/** Puts a provider’s model behind one of our names, or has it built in again, from the next turn on. */
export function bindModel(
  ports: Ports,
  by: StoredUser,
  { key, form }: { key: ModelName; form: BindingForm },
): Promise<ModelBinding | Refusal> {
  const { file } = ports.modelRegistry
  return changeSetup(ports, by, async ({ modelSetup }, setup) => {
    const refusal = refuseBinding(ports, setup, key, form)
    if (refusal) return refusal
    const { bound, ...rest } = form
    const others = setup.bindings.filter(({ model_key }) => model_key !== key)
    const binding = bound && { model_key: key, bound, ...rest }
    if (binding) await modelSetup.saveBinding(binding)
    else await modelSetup.deleteBinding(key)
    const after: ModelSetup = { ...setup, bindings: [...others, ...(binding ? [binding] : [])] }
    const answer = presentBinding(key, after, file)
    return {
      answer,
      event: {
        act: 'model_bound',
        target: { kind: 'model', id: key },
        before: factsOf(presentBinding(key, setup, file)),
        after: factsOf(answer),
      },
    }
  })
}
