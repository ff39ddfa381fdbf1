import { http, HttpResponse, type HttpHandler } from 'msw'

import {
  BindingForm,
  ModelLimits,
  ModelTestResult,
  ProviderForm,
  type AdminModels,
  type AdminProvider,
} from '../../contract/adminModels.ts'
import {
  makeAdminModels,
  makeLocalServer,
  makeModelBinding,
  makeModelUseReport,
  makeProviderCheck,
  makeTriedModel,
} from '../fixtures/models.ts'
import { makeId } from '../fixtures/ids.ts'
import { addressOf, refusal } from './address.ts'
import { answer } from './answer.ts'

const isConnected = ({ providers }: AdminModels) =>
  providers.some(({ base_url }) => base_url === makeLocalServer().base_url)

/** If the form has no key, the stored one is retained. */
function filled(provider: AdminProvider, form: ProviderForm): AdminProvider {
  const { api_key, base_url = null, ...rest } = form
  const key =
    api_key === undefined
      ? {}
      : { has_key: api_key !== null, key_ends_in: api_key === null ? null : api_key.slice(-2) }
  return { ...provider, ...rest, base_url, ...key }
}

const fresh = (id: string): AdminProvider => ({
  id,
  name: '',
  kind: 'openai-compatible',
  base_url: null,
  allow_private_network: false,
  has_key: false,
  key_ends_in: null,
  is_read_only: false,
  state: null,
})

function providerHandlers(models: AdminModels): HttpHandler[] {
  const find = (id: unknown) => models.providers.find((provider) => provider.id === id)
  let added = 0
  return [
    http.post(addressOf('addProvider'), async ({ request }) => {
      const form = ProviderForm.parse(await request.json())
      const provider = filled(fresh(makeId(950 + (added += 1))), form)
      models.providers.push(provider)
      return HttpResponse.json(provider, { status: 201 })
    }),
    http.put(addressOf('changeProvider'), async ({ params, request }) => {
      const provider = find(params['provider_id'])
      if (!provider) return refusal('not_found')
      Object.assign(provider, filled(provider, ProviderForm.parse(await request.json())))
      return HttpResponse.json(provider)
    }),
    http.delete(addressOf('removeProvider'), ({ params }) => {
      const id = String(params['provider_id'])
      if (!find(id)) return refusal('not_found')
      models.providers = models.providers.filter((provider) => provider.id !== id)
      models.bindings = models.bindings.map((binding) =>
        binding.bound?.provider_id === id
          ? makeModelBinding({ model_key: binding.model_key })
          : {
              ...binding,
              fallbacks: binding.fallbacks.filter(({ provider_id }) => provider_id !== id),
            },
      )
      return HttpResponse.json({ id })
    }),
    http.post(addressOf('checkProvider'), ({ params }) => {
      const provider = find(params['provider_id'])
      if (!provider) return refusal('not_found')
      const check = makeProviderCheck()
      provider.state = check.state
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
  answer('listLocalServers', () => ({ servers: isConnected(models) ? [] : [makeLocalServer()] })),
]
