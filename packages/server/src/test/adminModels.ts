import type { BodyOf, ModelName } from '@kathasagar/api/contract'

import { afterAll, afterEach } from 'vitest'

import { registerAdmin } from './admins.ts'
import type { TestApp, TestOptions } from './buildTestApp.ts'
import type { Player } from './caller.ts'
import { type FailingServer, startFailingServer } from './failingServer.ts'
import { openTestApp } from './openTestApp.ts'
import { expectConsistentLedger } from './play.ts'

export const API_KEY = 'sk-nobody-may-ever-read-this-7f'

export const providerForm = (
  { asProvider }: Pick<FailingServer, 'asProvider'>,
  form: Partial<BodyOf<'addProvider'>> = {},
) => ({
  ...asProvider,
  name: 'Story house',
  allow_private_network: true,
  api_key: API_KEY,
  ...form,
})

export function adminOfModels(app: TestApp, admin: Player) {
  const token = admin.access_token
  const add = (body: object) => app.call('addProvider', { token, body })
  const bind = (model_key: ModelName, body: object) =>
    app.call('bindModel', { token, params: { model_key }, body })
  return {
    add,
    bind,
    look: () => app.ask('getAdminModels', { token }),
    change: (provider_id: string, body: object) =>
      app.call('changeProvider', { token, params: { provider_id }, body }),
    remove: (provider_id: string) => app.call('removeProvider', { token, params: { provider_id } }),
    check: (provider_id: string) => app.ask('checkProvider', { token, params: { provider_id } }),
    limit: (body: object) => app.call('setModelLimits', { token, body }),
    put: async (model_key: ModelName, provider_id: string, model: string, more: object = {}) =>
      (await bind(model_key, { bound: { provider_id, model }, ...more })).answer(),
  }
}

export async function openModelsAdmin(options?: TestOptions) {
  const server = await startFailingServer()
  afterAll(() => server.close())
  const app = await openTestApp(options)
  const admin = await registerAdmin(app)
  afterEach(async () => {
    server.reset()
    await expectConsistentLedger(app.db)
  })
  return { server, app, admin, models: adminOfModels(app, admin) }
}
