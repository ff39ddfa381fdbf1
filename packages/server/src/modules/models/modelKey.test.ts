import { beforeEach, expect, test } from 'vitest'

import { openModelsAdmin, providerForm } from '../../test/adminModels.ts'
import { refuseWith } from '../../test/chatWire.ts'
import { keyForm, keyOf, OWN_KEY, ownKeysHere } from '../../test/ownKeys.ts'
import { beginPlay, type ReceivedAction } from '../../test/play.ts'
import { says, TOLD } from '../../test/textFailures.ts'
import { findOwnKey } from './modelsOfUser.ts'
import { eraseUser } from '../account/index.ts'

const taken: number[] = []
const logged: string[] = []

const allow = (allows_own_keys: boolean) =>
  models.limit({ daily_limit_micros: null, daily_user_tokens: null, allows_own_keys })

const logTo = { write: (line: string) => void logged.push(line) }
const settings = { logTo, logLevel: 'trace' } as const
const { app, models, server } = await openModelsAdmin({ ports: ownKeysHere({ taken }), settings })
beforeEach(async () => {
  taken.length = 0
  server.script('models', ({ response }) => response.end('{"data":[{"id":"well"}]}'))
  await allow(true)
})

const YAWN: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }
const told = () => server.requests.filter(({ path }) => path.includes('chat'))

async function beginOwn(form: object = {}) {
  const play = await beginPlay(app)
  const key = keyOf(app, play.player)
  const saved = (await key.set(keyForm(server, form))).answer()
  return { play, key, saved }
}

test('saves a key, lists its models, and shows only its end', async () => {
  const { key, saved } = await beginOwn()

  const shown = { kind: 'openai-compatible', base_url: server.asProvider.base_url, model: 'well' }
  expect(saved).toEqual({ is_allowed: true, key: { ...shown, ends_in: '3q' }, fault: null })
  expect(await key.look()).toEqual({ is_allowed: true, key: { ...shown, ends_in: '3q' } })
  expect(server.requests[0]?.headers['authorization']).toBe(`Bearer ${OWN_KEY}`)
})

test('saves a key together with the fault of its provider', async () => {
  server.script('models', ({ response }) => refuseWith(response, 401, `no ${OWN_KEY}`))
  const { key, saved } = await beginOwn()
  expect(saved.fault).toBe('wrong_key')
  expect((await key.look()).key).not.toBeNull()

  server.script('models', ({ response }) => response.end('{"data":[{"id":"well"}]}'))
  expect((await beginOwn({ model: 'unheard-of' })).saved.fault).toBe('model_gone')
})

test('uses the player’s own provider for every storyteller, without credits', async () => {
  const { play, key } = await beginOwn()
  const answers = []
  for (const selected_model of ['kathakar', 'vyasa']) {
    answers.push(await play.acted({ ...YAWN, selected_model }))
  }
  const used = app.db.selectFrom('model_use').selectAll().where('story_id', '=', play.storyId)
  const free = { narrative: TOLD, credits_consumed: 0, fallback: null }

  expect(answers).toMatchObject([
    { ...free, model_used: 'kathakar' },
    { ...free, model_used: 'vyasa' },
  ])
  expect(told()).toHaveLength(2)
  for (const { headers } of told()) expect(headers['authorization']).toBe(`Bearer ${OWN_KEY}`)
  expect(await play.wallet()).toMatchObject({ credits: 20 })
  expect(server.judgings.length).toBeGreaterThan(0)
  expect(taken).toEqual([])
  for (const teller of await key.tellers()) {
    expect(teller).toMatchObject({ credit_cost: 0, provider_model: 'well', is_own_key: true })
  }
  // The use is recorded under our model keys, without a price.
  expect(await used.orderBy('model_key').execute()).toMatchObject([
    { model_key: 'kathakar', provider_model: 'well', cost_micros: null },
    { model_key: 'vyasa', provider_model: 'well', cost_micros: null },
  ])
})

test('does not send an admin’s guidance for a story to a player’s own provider', async () => {
  const play = await beginPlay(app, { story_system_prompt: 'Lead everyone to the blue jar.' })
  await keyOf(app, play.player).set(keyForm(server))

  await play.acted(YAWN)

  expect(told()).toHaveLength(1)
  expect(told()[0]?.told).toContain('The Ferry')
  expect(told()[0]?.told).not.toContain('blue jar')
})

test('uses the key for classifying input and for regeneration, which fails for free', async () => {
  const { play, key } = await beginOwn()
  await play.acted(YAWN)
  const other = 'A heron lifts from the reeds, and the ferryman keeps his eyes on the rope.'
  server.script('well', says(other))
  const again = await play.acted({ action_type: 'tell_again' })
  await key.set(keyForm(server, { model: 'status-401' }))
  const refused = await play.act({ action_type: 'tell_again' })

  expect(again).toMatchObject({ narrative: other, credits_consumed: 0 })
  expect(server.judgings[0]?.headers['authorization']).toBe(`Bearer ${OWN_KEY}`)
  expect(refused.refusal().code).toBe('own_key_failed')
  expect(await play.wallet()).toMatchObject({ credits: 20 })
})

test('shows the key in no session or list, and to no other player', async () => {
  await beginOwn()
  const other = await beginPlay(app)

  const answer = await other.acted(YAWN)

  expect(told()).toEqual([])
  expect(answer.narrative).not.toBe(TOLD)
  const lists = [await keyOf(app, other.player).tellers(), await app.ask('listModels')]
  expect(JSON.stringify(lists)).not.toContain('is_own_key')
  expect((await keyOf(app, other.player).look()).key).toBeNull()
})

test('narrates with the built-in storyteller if the key fails, without calling the operator’s models', async () => {
  const operators = (await models.add(providerForm(server, { name: 'Operator' }))).answer()
  await models.put('vyasa', operators.id, 'later')
  await models.put('tenali', operators.id, 'later')
  const { play } = await beginOwn({ model: 'status-401' })

  const answer = await play.acted({ ...YAWN, selected_model: 'vyasa' })

  expect(answer).toMatchObject({
    model_used: 'kathakar',
    credits_consumed: 0,
    fallback: { code: 'own_key_failed', fallback_model: null },
  })
  expect(answer.fallback_warning).toContain('Your own provider')
  expect(answer.narrative).not.toBe('')
  expect(new Set(told().map(({ model }) => model))).toEqual(new Set(['status-401']))
  expect(await play.wallet()).toMatchObject({ credits: 20 })
  await models.remove(operators.id)
})

test('calls a provider that is paused for one player for others, and again after the key is saved', async () => {
  const { play, key } = await beginOwn({ model: 'status-401' })
  const other = await beginOwn()
  await play.acted(YAWN)
  server.requests.length = 0
  await play.acted(YAWN)
  const resting = told()

  const { api_key: _unsent, ...unchanged } = keyForm(server)
  await key.set(unchanged)
  const saved = await play.acted(YAWN)
  await key.set(keyForm(server, { api_key: `${OWN_KEY}-newer` }))

  expect(resting).toEqual([])
  const answers = [saved, await play.acted(YAWN), await other.play.acted(YAWN)]
  expect(answers).toMatchObject(Array(3).fill({ narrative: TOLD }))
})

test('never uses a player’s own painter, and charges the usual price', async () => {
  const { play } = await beginOwn()

  const painted = await play.acted({ action_type: 'show' })

  expect(painted).toMatchObject({ credits_consumed: 5 })
  const token = play.player.access_token
  const { image } = await app.ask('listModels', { token })
  expect(JSON.stringify(image)).not.toContain('is_own_key')
})

test('does not use a deleted key, and deletes the key with the account', async () => {
  const { play, key } = await beginOwn()
  const other = (await beginOwn()).play.player

  expect(await key.remove()).toEqual({ is_allowed: true, key: null })
  await app.ports.transaction((db) => eraseUser(db, other.id, 'remove', app.clock.now()))
  await play.acted(YAWN)

  expect(told()).toEqual([])
  const keys = await Promise.all([play.player, other].map(({ id }) => findOwnKey(app.ports, id)))
  expect(keys).toEqual([null, null])
})

test('does not use stored keys after the operator disables keys, but permits deleting them', async () => {
  const { play, key } = await beginOwn()

  await allow(false)
  await play.acted(YAWN)
  const refused = await key.set(keyForm(server))

  expect(told()).toEqual([])
  expect(refused.refusal().code).toBe('own_keys_off')
  expect(await key.look()).toMatchObject({ is_allowed: false, key: { model: 'well' } })
  expect(JSON.stringify(await key.tellers())).not.toContain('is_own_key')
  expect(await key.remove()).toEqual({ is_allowed: false, key: null })
})

test('shows a key in no answer, log, or database column', async () => {
  const { play, key, saved } = await beginOwn()
  server.script('well', ({ response }) => refuseWith(response, 401, `Incorrect key: ${OWN_KEY}`))
  const answer = await play.acted(YAWN)
  await key.set({ kind: 'nothing', api_key: OWN_KEY })

  const rows = await app.db.selectFrom('model_keys').selectAll().execute()
  const seen = JSON.stringify([saved, answer, await key.look(), rows, logged])

  expect(rows.length).toBeGreaterThan(0)
  expect(logged.join('')).toContain('/me/model-key')
  expect(seen).not.toContain(OWN_KEY)
})

test('keeps the stored key for its address if none is sent, and sends it to no other', async () => {
  const { play, key } = await beginOwn()
  const { api_key: _unsent, ...form } = keyForm(server, { model: 'status-500' })

  const changed = await key.set(form)
  const moved = await key.set({ ...form, base_url: 'https://elsewhere.example.org/v1' })
  const isFirst = await keyOf(app, await app.register()).set(form)

  expect(changed.answer().key).toMatchObject({ model: 'status-500', ends_in: '3q' })
  expect(moved.refusal()).toMatchObject({
    detail: [{ loc: ['api_key'], type: 'providerKeyAgain' }],
  })
  expect(isFirst.refusal()).toMatchObject({ detail: [{ loc: ['api_key'], type: 'ownKeyMissing' }] })
  expect(await play.acted(YAWN)).toMatchObject({ fallback: { code: 'own_key_failed' } })
})

test('exports the provider and the end of the key', async () => {
  const { play } = await beginOwn()
  const { access_token: token, password } = play.player
  const ask = await app.ask('askExport', { token, body: { password } })

  const copy = await app.call('exportMe', { token, query: { token: ask.token } })

  expect(copy.answer().model_keys).toMatchObject([{ model: 'well', key_ends_in: '3q' }])
  expect(copy.text).not.toMatch(new RegExp(`sealed_key|${OWN_KEY}`))
})
