import { beforeEach, expect, test } from 'vitest'

import { readModelsFile } from '../../providers/models/readModelsFile.ts'
import type { Bus, BusMessage } from '../../platform/call.ts'
import { adminOfModels, openModelsAdmin, providerForm } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { refuseWith } from '../../test/chatWire.ts'
import { type FailingServer } from '../../test/failingServer.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay } from '../../test/play.ts'
import { says, TOLD } from '../../test/textFailures.ts'

let hearTold: (message: BusMessage) => void
let isHeard = true

const speaking: Bus = { tell: (message) => isHeard && hearTold(message), hear: () => () => {} }
const hearing: Bus = {
  tell: () => {},
  hear: (listener) => {
    const before = hearTold
    hearTold = (message) => (before?.(message), listener(message))
    return () => {}
  },
}

function fileOf({ asProvider }: FailingServer) {
  const file = {
    providers: { 'of-the-file': asProvider },
    models: { birbal: { provider: 'of-the-file', model: 'well' } },
  }
  const config = readModelsFile(JSON.stringify(file), {})
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  return config
}

const { app: one, models, server } = await openModelsAdmin({ ports: { bus: speaking } })
const database = { db: one.db, urgent: one.db, close: async () => undefined }
const other = await openTestApp({
  database,
  ports: { bus: hearing },
  config: { models: fileOf(server) },
})
beforeEach(() => {
  isHeard = true
})

const toldThere = async () => {
  const play = await beginPlay(other)
  const action = { action_type: 'custom_action', user_action: 'I yawn' } as const
  return (await play.with({ app: other }).acted(action)).narrative
}

test.each([
  ['when it is notified', true],
  ['on its next check without a notification', false],
])('applies a binding of one process in another %s', async (_when, isTold) => {
  isHeard = isTold
  const check = async () => isTold || other.ports.modelRegistry.refresh()
  const { id } = (await models.add(providerForm(server))).answer()
  await models.put('tenali', id, 'well')
  const early = isTold ? null : await toldThere()
  await check()
  await expect.poll(toldThere).toBe(TOLD)
  expect(early).not.toBe(TOLD)

  await models.remove(id)
  await check()
  await expect.poll(toldThere).not.toBe(TOLD)
})

test('shows the contents of the models file, but permits no changes', async () => {
  const there = adminOfModels(other, await registerAdmin(other))
  const { providers, bindings } = await there.look()
  const ofFile = providers.find(({ name }) => name === 'of-the-file')
  const id = ofFile?.id ?? ''

  const refused = [
    await there.change(id, providerForm(server, { name: 'Mine' })),
    await there.remove(id),
    await there.bind('birbal', { bound: null }),
  ]

  expect(ofFile).toMatchObject({ is_read_only: true, allow_private_network: true, has_key: false })
  expect(bindings.find(({ model_key }) => model_key === 'birbal')).toMatchObject({
    bound: { provider_id: id, model: 'well' },
    is_read_only: true,
  })
  expect(refused.map((answer) => [answer.status, answer.refusal().code])).toEqual(
    refused.map(() => [409, 'models_file']),
  )
})

test('binds a provider of the models file to a key that the file does not bind', async () => {
  const there = adminOfModels(other, await registerAdmin(other))
  const { providers } = await there.look()
  const id = providers.find(({ is_read_only }) => is_read_only)?.id ?? ''

  await there.put('tenali', id, 'well')

  expect(await toldThere()).toBe(TOLD)
  // The first process has no such file, so no provider is bound there.
  const { bindings } = await models.look()
  expect(bindings.find(({ model_key }) => model_key === 'tenali')?.bound).toBeNull()
  await there.bind('tenali', { bound: null })
  expect(await toldThere()).not.toBe(TOLD)
})

test('shows fields that a model refuses, and sends them in no process again', async () => {
  const { id } = (await models.add(providerForm(server))).answer()
  server.script('picky', (exchange) => {
    const roles = exchange.request.body['messages'] as { role: string }[]
    if (!roles.some(({ role }) => role === 'system')) return says(TOLD)(exchange)
    refuseWith(exchange.response, 400, 'System role not supported')
  })
  await models.put('tenali', id, 'picky')
  const play = await beginPlay(one)
  await play.acted({ action_type: 'continue', selected_model: 'tenali' })
  const learned = async () =>
    (await models.look()).bindings.find(({ model_key }) => model_key === 'tenali')?.learned
  await expect.poll(learned).toEqual(['system'])
  await other.ports.modelRegistry.refresh()
  server.requests.length = 0

  const there = await toldThere()

  expect(there).toBe(TOLD)
  expect(server.requests).toHaveLength(1)
  await models.put('tenali', id, 'picky')
  expect(await learned()).toBeUndefined()
  await models.remove(id)
})
