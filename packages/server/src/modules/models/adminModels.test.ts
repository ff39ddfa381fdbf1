import { DAY_MS } from '@kathasagar/api/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { adminOfModels, openModelsAdmin, API_KEY, providerForm } from '../../test/adminModels.ts'
import { registerAdmin } from '../../test/admins.ts'
import { refuseWith } from '../../test/chatWire.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { addHits } from '../../platform/rateLimits.ts'
import { beginPlay, type ReceivedAction } from '../../test/play.ts'
import { says, TOLD } from '../../test/textFailures.ts'

let provider_id: string
const logged: string[] = []

const logTo = { write: (line: string) => void logged.push(line) }
const settings = { logTo, logLevel: 'trace' } as const
const { app, models, server } = await openModelsAdmin({ settings })
beforeEach(async () => {
  provider_id = (await models.add(providerForm(server))).answer().id
})
afterEach(() => models.remove(provider_id))

const YAWN: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }
const SHOW: ReceivedAction = { action_type: 'show', selected_model: 'ajanta' }
const LATER = 'A heron lifts from the reeds, and the ferryman does not look up from his rope.'

test('narrates the next turn with a newly connected model without a restart', async () => {
  const play = await beginPlay(app)
  server.script('later', says(LATER))
  const before = await play.acted(YAWN)

  await models.put('tenali', provider_id, 'well')
  const after = await play.acted(YAWN)
  const { text } = await app.ask('listModels')
  await models.put('tenali', provider_id, 'later')

  expect(before).toMatchObject({ model_used: 'tenali', credits_consumed: 0 })
  expect(after).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
  expect(text.find(({ model_key }) => model_key === 'tenali')).toMatchObject({
    provider_model: 'well',
    credit_cost: 1,
  })
  expect(await play.acted(YAWN)).toMatchObject({ narrative: LATER })
})

test('sends the settings of a model to its provider, and remembers refused ones', async () => {
  const play = await beginPlay(app)
  server.script('cool', (exchange) =>
    'temperature' in exchange.request.body
      ? refuseWith(exchange.response, 400, "'temperature' is not supported with this model")
      : says(TOLD)(exchange),
  )
  const settings = { temperature: 1.5, max_output_tokens: 300 }
  await models.put('tenali', provider_id, 'cool', { settings })
  await play.acted(YAWN)
  const [sent] = server.requests

  await models.put('birbal', provider_id, 'well')
  const asked = server.requests.length
  await play.acted(YAWN)

  expect(sent?.body).toMatchObject({ temperature: 1.5, max_tokens: 300 })
  expect(server.requests).toHaveLength(asked + 1)
})

test('replaces models of a removed provider with free built-in ones', async () => {
  const play = await beginPlay(app)
  await models.put('tenali', provider_id, 'well')
  const other = (await models.add(providerForm(server, { name: 'Other house' }))).answer()
  await models.put('birbal', other.id, 'well', { fallbacks: [{ provider_id, model: 'well' }] })

  await models.remove(provider_id)

  expect(await play.acted(YAWN)).toMatchObject({ credits_consumed: 0 })
  expect(server.requests).toEqual([])
  const { bindings, providers } = await models.look()
  const bindingOf = (key: string) => bindings.find(({ model_key }) => model_key === key)
  expect(providers.map(({ name }) => name)).toEqual(['Other house'])
  expect(bindingOf('tenali')).toMatchObject({ bound: null })
  expect(bindingOf('birbal')).toMatchObject({ bound: { model: 'well' }, fallbacks: [] })
  await models.remove(other.id)
})

test('shows a key in no answer, log, audit entry, or database column', async () => {
  await models.put('tenali', provider_id, 'well')
  const changed = await models.change(provider_id, providerForm(server, { name: 'House' }))
  await models.check(provider_id)
  await (await beginPlay(app)).acted(YAWN)

  const rows = await app.db.selectFrom('model_providers').selectAll().execute()
  const audit = await app.db.selectFrom('audit_events').selectAll().execute()
  const seen = JSON.stringify([await models.look(), changed.answer(), rows, audit, logged])

  expect(changed.answer()).toMatchObject({ has_key: true, key_ends_in: '7f' })
  expect(seen).toContain('provider_changed')
  expect(seen).not.toContain(API_KEY)
})

test('keeps the stored key if none is sent, and sends it to no other address', async () => {
  const { api_key: _unsent, ...form } = providerForm(server, { name: 'Renamed' })
  const away = { ...form, base_url: 'http://127.0.0.1:9/v1' }
  let sent: unknown
  server.script('models', ({ response, request }) => {
    sent = request.headers['authorization']
    response.end(JSON.stringify({ data: [{ id: 'well' }] }))
  })

  const changed = await models.change(provider_id, form)
  await models.check(provider_id)
  const refused = await models.change(provider_id, away)
  const bare = await models.change(provider_id, { ...away, api_key: null })

  expect(changed.answer()).toMatchObject({ name: 'Renamed', has_key: true })
  expect(sent).toBe(`Bearer ${API_KEY}`)
  expect(refused.refusal()).toMatchObject({
    detail: [{ loc: ['api_key'], type: 'providerKeyAgain' }],
  })
  expect(bare.answer()).toMatchObject({ has_key: false, key_ends_in: null })
})

const outside = (base_url: string) => ({ allow_private_network: false, base_url })
const UNKEYED = { kind: 'anthropic', base_url: null, api_key: null }

test.each<[field: string, type: string, form: object]>([
  ['name', 'providerNameTaken', { name: 'story HOUSE' }],
  ['base_url', 'providerAddressMissing', { base_url: null }],
  ['base_url', 'providerAddressInvalid', { base_url: 'ftp://a.org' }],
  ['base_url', 'providerAddressInvalid', { base_url: 'https://a.org/v1?key=1' }],
  ['base_url', 'providerAddressInside', outside('http://169.254.169.254/v1')],
  ['base_url', 'providerAddressInside', outside('http://2130706433/v1')],
  ['base_url', 'providerAddressInside', outside('http://localhost:11434/v1')],
  ['api_key', 'providerKeyMissing', UNKEYED],
])('a provider with an invalid %s is refused as %s: %j', async (field, type, form) => {
  const refused = await models.add(providerForm(server, { name: 'B', ...form }))
  expect(refused.refusal()).toMatchObject({ detail: [{ loc: [field], type }] })
})

test('refuses a kind of provider that does not fit its bindings', async () => {
  const form = providerForm(server, { name: 'Other house' })
  const other = (await models.add(form)).answer()
  const fallbacks = [{ provider_id: other.id, model: 'png' }]
  await models.put('ajanta', provider_id, 'png', { fallbacks })

  const asTeller = { kind: 'mistral' as const }
  const bound = await models.change(provider_id, providerForm(server, asTeller))
  const standsIn = await models.change(other.id, { ...form, ...asTeller })
  await models.remove(other.id)

  for (const { refusal } of [bound, standsIn]) {
    expect(refusal()).toMatchObject({ detail: [{ loc: ['kind'], type: 'providerUnfit' }] })
  }
  const { providers } = await models.look()
  expect(providers.map(({ kind }) => kind)).toEqual(['openai-compatible'])
})

test('refuses to bind a key to an unknown or unsuitable provider, or to a context that is too small', async () => {
  const form = providerForm(server, { name: 'Teller', kind: 'mistral' })
  const { id } = (await models.add(form)).answer()
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const settings = { max_output_tokens: 3000, context_tokens: 4000 }

  const unknown = await models.bind('tenali', { bound: { provider_id: nowhere, model: 'well' } })
  const unfit = await models.bind('ajanta', { bound: { provider_id: id, model: 'm' } })
  const small = await models.bind('tenali', { bound: { provider_id, model: 'well' }, settings })
  await models.remove(id)

  const detail = (type: string) => ({ detail: [{ loc: ['bound'], type }] })
  expect(unknown.refusal()).toMatchObject(detail('providerUnknown'))
  expect(unfit.refusal()).toMatchObject(detail('providerUnfit'))
  expect(small.refusal()).toMatchObject({ detail: [{ type: 'modelRoomSmall' }] })
})

test('saves concurrent changes of two admins', async () => {
  const other = adminOfModels(app, await registerAdmin(app))

  const [one, two] = await Promise.all([
    models.add(providerForm(server, { name: 'Twin' })),
    other.add(providerForm(server, { name: 'Twin' })),
    models.put('tenali', provider_id, 'well'),
    other.put('birbal', provider_id, 'later'),
    other.limit({ daily_limit_micros: 5_000_000, daily_user_tokens: null, allows_own_keys: false }),
  ])

  expect([one.status, two.status]).toEqual(expect.arrayContaining([201, 422]))
  const { bindings, providers, daily_limit_micros } = await models.look()
  expect(bindings.filter(({ bound }) => bound).map(({ bound }) => bound?.model)).toEqual([
    'well',
    'later',
  ])
  expect(daily_limit_micros).toBe(5_000_000)
  const twin = providers.find(({ name }) => name === 'Twin')
  await models.remove(twin?.id ?? '')
})

test('narrates for free with the configured fallback of a silent model, and finally with the built-in one', async () => {
  const play = await beginPlay(app)
  server.script('later', says(LATER))
  const put = (...names: string[]) =>
    models.put('tenali', provider_id, 'unheard-of-by-them', {
      fallbacks: names.map((model) => ({ provider_id, model })),
    })
  await models.put('kathakar', provider_id, 'well')
  await put('unheard-of', 'later')
  const answer = await play.acted(YAWN)
  const asked = server.requests.map(({ model }) => model).slice(-2)
  await models.bind('kathakar', { bound: null })
  await put('unheard-of')
  const builtIn = await play.acted(YAWN)

  expect(answer).toMatchObject({
    narrative: LATER,
    model_used: 'tenali',
    credits_consumed: 0,
    fallback: { fallback_model: null },
  })
  expect(await play.wallet()).toMatchObject({ credits: 20 })
  expect(asked).toEqual(['unheard-of', 'later'])
  expect(builtIn).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(builtIn.narrative).not.toBe('')
})

test('replaces a failing painter with a fallback, and counts a fault', async () => {
  const play = await beginPlay(app)
  const fallbacks = [{ provider_id, model: 'png' }]
  await models.put('ajanta', provider_id, 'no-picture', { fallbacks })

  const answer = await play.acted(SHOW)

  const spoilt = await addHits(app.db, `spoilt:${play.player.id}`, DAY_MS, app.clock.now(), 0)
  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 0 })
  expect(answer.image_url).not.toBeNull()
  expect(spoilt.hits).toBe(1)
})

test('replaces a silent painter with a fallback in time', async () => {
  const play = await beginPlay(app)
  const fallbacks = [{ provider_id, model: 'png' }]
  await models.put('ajanta', provider_id, 'silent-painter', { fallbacks })
  server.script('silent-painter', () => undefined)
  const wait = AbortSignal.timeout.bind(AbortSignal)
  const hurry = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => wait(ms < 90_000 ? ms : ms - 89_000))

  const answer = await play.acted(SHOW)
  hurry.mockRestore()

  expect(answer).toMatchObject({ model_used: 'ajanta', credits_consumed: 0 })
  expect(answer.image_url).not.toBeNull()
})

test.each<[what: string, status: number, mend: () => Promise<unknown>]>([
  [
    'that has refused our key is called again once an admin saves it unchanged',
    401,
    () => {
      const { api_key: _unsent, ...unchanged } = providerForm(server)
      return models.change(provider_id, unchanged)
    },
  ],
  [
    'that lists its models again is called for narration again',
    402,
    () => {
      server.script('models', ({ response }) => response.end('{"data":[{"id":"moody"}]}'))
      return models.check(provider_id)
    },
  ],
])('a provider %s', async (_what, status, mend) => {
  const play = await beginPlay(app)
  server.script('moody', ({ response }) => refuseWith(response, status, 'no'))
  await models.put('tenali', provider_id, 'moody')
  await play.acted(YAWN)
  server.script('moody', says(LATER))
  const resting = await play.acted(YAWN)

  await mend()

  expect(resting).toMatchObject({ model_used: 'kathakar' })
  expect(await play.acted(YAWN)).toMatchObject({ narrative: LATER, model_used: 'tenali' })
})

test('records admins’ changes in the audit log', async () => {
  await models.put('tenali', provider_id, 'well')

  expect((await auditEvents(app.db, 'model_bound'))[0]).toMatchObject({
    target_id: 'tenali',
    after: { provider: provider_id, model: 'well' },
  })
})

test('keeps the time limits of a provider until others are sent or they are removed', async () => {
  const time_limits = { first_token_s: 300, total_s: 600 }
  const form = providerForm(server, { name: 'Slow house', time_limits })
  const { id } = (await models.add(form)).answer()
  const { time_limits: _limits, ...same } = form
  const shown = async () =>
    (await models.look()).providers.find((provider) => provider.id === id)?.time_limits

  const kept = (await models.change(id, { ...same, name: 'Slower house' })).answer()
  const stored = await shown()
  const reset = (await models.change(id, { ...same, time_limits: null })).answer()

  expect([kept.time_limits, stored, reset.time_limits]).toEqual([time_limits, time_limits, null])
  const wrong = { ...form, name: 'Other', time_limits: { first_token_s: 0 } }
  expect((await models.add(wrong)).status).toBe(422)
  await models.remove(id)
})
