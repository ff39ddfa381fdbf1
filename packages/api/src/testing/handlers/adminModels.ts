import { http, HttpResponse, type HttpHandler } from 'msw'

import {
  BindingForm,
  ModelLimits,
  ModelTestResult,
  ProviderForm,
  type AdminModels,
} from '../../contract/adminModels.ts'
import {
  makeAdminModels,
  makeAdminProvider,
  makeLocalServer,
  makeModelUseReport,
  makeProviderCheck,
  makeTriedModel,
} from '../fixtures/models.ts'
import { makeId } from '../fixtures/ids.ts'
import { addressOf, refusal } from './address.ts'
import { answer } from './answer.ts'

function providerHandlers(models: AdminModels): HttpHandler[] {
  const check = makeProviderCheck()
  return [
    answer('addProvider', async (request) => {
      const { name, kind, base_url = null } = ProviderForm.parse(await request.json())
      const id = makeId(950 + models.providers.length)
      const provider = makeAdminProvider({ id, name, kind, base_url, state: null })
      models.providers.push(provider)
      return provider
    }),
    http.delete(addressOf('removeProvider'), ({ params }) => {
      const id = String(params['provider_id'])
      models.providers = models.providers.filter((provider) => provider.id !== id)
      return HttpResponse.json({ id })
    }),
    http.post(addressOf('checkProvider'), ({ params }) => {
      const provider = models.providers.find(({ id }) => id === params['provider_id'])
      Object.assign(provider ?? {}, { state: check.state })
      return HttpResponse.json(check)
    }),
  ]
}

export const adminModels = (models: AdminModels = makeAdminModels()): HttpHandler[] => [
  answer('getAdminModels', () => models),
  ...providerHandlers(models),
  http.put(addressOf('bindModel'), async ({ params, request }) => {
    const form = BindingForm.parse(await request.json())
    const binding = models.bindings.find(({ model_key }) => model_key === params['model_key'])
    if (!binding) return refusal('not_found')
    Object.assign(binding, form)
    return HttpResponse.json(binding)
  }),
  answer('setModelLimits', async (request) => {
    const limits = ModelLimits.parse(await request.json())
    Object.assign(models, limits)
    return limits
  }),
  answer('tryModel', async (request) => {
    const { model_key } = ModelTestResult.parse(await request.json())
    const bound = models.bindings.find((binding) => binding.model_key === model_key)?.bound
    return makeTriedModel({ model_used: bound?.model ?? null })
  }),
  answer('getModelUse', makeModelUseReport()),
  answer('listLocalServers', { servers: [makeLocalServer()] }),
]
