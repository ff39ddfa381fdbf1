import { expect, test } from 'vitest'

import { adminOfModels, openModelsAdmin, API_KEY, providerForm } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { refuseWith } from '../../test/chatWire.ts'
import { type Behaviour } from '../../test/failingServer.ts'

const { app, models, server } = await openModelsAdmin()

let added = 0
const add = async (form: object = {}) => {
  const name = `Provider ${(added += 1)}`
  return (await models.add(providerForm(server, { name, ...form }))).answer().id
}

const lists =
  (answer: unknown): Behaviour =>
  ({ response }) =>
    response.end(JSON.stringify(answer))

test.each([
  ['openai-compatible', 'models', { data: [{ id: 'b' }, { id: 'a' }, { id: 'a' }] }, ['a', 'b']],
  ['mistral', 'models', { data: [{ id: 'mistral-small' }] }, ['mistral-small']],
  ['anthropic', 'models?limit=1000', { data: [{ id: 'claude' }] }, ['claude']],
  ['google', 'models?pageSize=1000', { models: [{ name: 'models/gemini-3' }] }, ['gemini-3']],
])('lists the models of a server of kind %s', async (kind, path, list, names) => {
  server.script(path, lists(list))

  const check = await models.check(await add({ kind }))

  expect(check).toMatchObject({ models: names, state: { fault: null } })
  expect(check.state.answered_in_ms).not.toBeNull()
  expect(JSON.stringify(server.requests[0]?.headers)).toContain(API_KEY)
})

test('reads a list of models in any of its formats', async () => {
  const id = await add()
  for (const list of [
    [{ id: 'b' }, { id: 'a' }],
    ['a', 'b'],
    { data: ['a', 'b', 7, null] },
    { models: [{ name: 'a' }, { model: 'b' }] },
    { object: 'list', result: [{ id: 'a', owned_by: 4 }, { id: 'b' }] },
  ]) {
    server.script('models', lists(list))
    expect((await models.check(id)).models).toEqual(['a', 'b'])
  }
})

const refuses =
  (status: number, message: string): Behaviour =>
  ({ response }) =>
    refuseWith(response, status, message)

test.each<[string, string, Behaviour, object?]>([
  ['does not take the key', 'wrong_key', refuses(401, 'no')],
  ['is asked too much', 'busy', refuses(429, 'slow down')],
  ['is out of money', 'spent', refuses(402, 'pay')],
  ['is broken', 'failed', refuses(500, 'oh')],
  ['lists nothing there', 'not_its_kind', refuses(404, 'nothing')],
  ['speaks another language', 'not_its_kind', ({ response }) => response.end('<html>')],
  ['answers something else', 'not_its_kind', lists({ models: 'none' })],
  ['hangs up', 'unreachable', ({ response }) => response.destroy()],
  ['is not there', 'unreachable', lists([]), { base_url: 'http://127.0.0.1:9/v1' }],
  [
    'leads elsewhere',
    'not_its_kind',
    ({ response }) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
])('a provider that %s is reported as %s', async (_what, fault, behaviour, form) => {
  server.script('models', behaviour)
  const id = await add(form)
  const check = await models.check(id)

  const asked_at = app.clock.now().toISOString()
  expect(check).toEqual({ models: [], state: { asked_at, answered_in_ms: null, fault } })
  const { providers } = await models.look()
  expect(providers.find((it) => it.id === id)?.state).toEqual(check.state)
})

test('does not save the result for an address that has changed', async () => {
  const id = await add()
  server.script('models', ({ response }) => {
    const moved = { name: `${id} moved`, base_url: 'http://127.0.0.1:9/v1' }
    const answer = () => response.end(JSON.stringify({ data: [{ id: 'a' }] }))
    void models.change(id, providerForm(server, moved)).then(answer)
  })

  const check = await models.check(id)

  expect(check).toMatchObject({ models: ['a'], state: { fault: null } })
  const { providers } = await models.look()
  expect(providers.find((it) => it.id === id)).toMatchObject({
    base_url: 'http://127.0.0.1:9/v1',
    state: null,
  })
})

test('does not call a private address unless the provider permits it', async () => {
  const id = await add()
  // The form refuses this address, so the test writes it to the database.
  await app.db
    .updateTable('model_providers')
    .set({ allow_private_network: false })
    .where('id', '=', id)
    .execute()
  server.script('models', lists({ data: [] }))

  expect((await models.check(id)).state.fault).toBe('address_inside')
  expect(server.requests).toEqual([])
})

test('requires a key again if another secret has encrypted it, and blocks nothing else', async () => {
  const id = await add()
  await models.put('birbal', id, 'well')
  const database = { db: app.db, urgent: app.db, close: async () => undefined }
  const tokenSecret = 'another secret, as long as the first one was, and longer'
  const moved = await buildTestApp({ database, config: { tokenSecret } })
  const there = adminOfModels(moved, await registerAdmin(moved))

  const { providers, bindings } = await there.look()
  const check = await there.check(id)
  const mended = await there.change(id, providerForm(server, { name: 'Mended' }))
  server.script('models', lists({ data: [{ id: 'well' }] }))

  expect(providers.find((it) => it.id === id)?.state?.fault).toBe('wrong_key')
  expect(bindings.find(({ model_key }) => model_key === 'birbal')?.bound?.model).toBe('well')
  expect(check.state.fault).toBe('wrong_key')
  expect(server.requests).toEqual([])
  expect(mended.status).toBe(200)
  expect((await there.check(id)).models).toEqual(['well'])
  await moved.close()
})
