import type { ModelBinding } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import type { AuditFacts } from '../audit/index.ts'
import { presentBinding, refuseBinding } from './providers.ts'
import { changeSetup } from './changeSetup.ts'
import type { SetupContext } from './context.ts'
import { deleteBinding, saveBinding } from './setup.queries.ts'

const factsOf = ({ bound, fallbacks }: ModelBinding): AuditFacts => ({
  provider: bound?.provider_id ?? null,
  model: bound?.model ?? null,
  fallbacks: fallbacks.map(({ model }) => model).join(', '),
})

export const bindModel: Call<'bindModel', SetupContext> = (ctx, { params, user, body }) =>
  changeSetup(ctx, user, async (db, setup) => {
    const { model_key } = params
    const { file } = ctx.modelRegistry
    const refusal = refuseBinding(file, setup, model_key, body)
    if (refusal) return refusal
    const { bound, ...rest } = body
    const bindings = setup.bindings.filter((other) => other.model_key !== model_key)
    if (bound) {
      const binding = { model_key, bound, ...rest }
      await saveBinding(db, binding)
      bindings.push(binding)
    } else await deleteBinding(db, model_key)
    const answer = presentBinding(model_key, { ...setup, bindings }, file)
    return {
      answer,
      event: {
        act: 'model_bound',
        target: { kind: 'model', id: model_key },
        before: factsOf(presentBinding(model_key, setup, file)),
        after: factsOf(answer),
      },
    }
  })
