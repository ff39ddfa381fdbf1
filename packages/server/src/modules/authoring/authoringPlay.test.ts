import type { TestPlayAnswer } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { describe, expect, test } from 'vitest'

import { BROKEN, SOUND, startAuthoring } from '../../test/authoring.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { changeUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay, pick, RIVER, say } from '../../test/play.ts'

const product = await openTestApp()
const desk = await startAuthoring(product)

const turn = (body: object) => product.call('testPlay', { token: desk.token, body })
const play = async (body: object): Promise<TestPlayAnswer> => (await turn(body)).answer()
const stall = { story_structure: teaStall, initial_xp: 50 }
const playTea = (body: object) => play({ ...stall, ...body })
const countRows = async () =>
  (await product.db.selectFrom('game_sessions').select('id').execute()).length

describe('a test play', () => {
  const river = { story_structure: RIVER, initial_xp: 10 }

  test.each([
    ['/plates/river/rope.svg', { image_url: '/plates/river/rope.svg', alt: 'A wet rope.' }],
    ['https://plates.example/rope.jpg', undefined],
    ['', undefined],
  ])('returns the image “%s” of a scene as an address of this server', async (image, shown) => {
    const plates = { rope: { image, alt: 'A wet rope.' } }
    const { ferry, ...nodes } = RIVER.nodes
    const structure = { ...RIVER, plates, nodes: { ...nodes, ferry: { ...ferry, plate: 'rope' } } }

    const begun = await play({ ...river, story_structure: structure })

    expect(begun.plate).toEqual(shown)
  })

  test('runs from the start to an ending without credits or storage', async () => {
    const before = await countRows()
    const { token } = desk
    const wallet = await product.ask('getWallet', { token })

    const begun = await play(river)
    const next = ({ state }: TestPlayAnswer, action: object) => play({ ...river, state, action })
    const crossed = await next(begun, pick('Cross the river with the ferryman'))
    const knocked = await next(crossed, say('knock where a door should be'))
    const drunk = await next(knocked, pick('Drink from the ceiling'))

    const way = [begun, crossed, knocked, drunk].map(({ node }) => node)
    expect(way).toEqual(['ferry', 'island', 'temple', 'drowned'])
    expect(knocked).toMatchObject({ xp_spent: 1, xp_gained: 5 })
    expect(drunk.ending).toMatchObject({ title: 'The Ceiling', number: 2, total: 2, turns: 3 })
    expect(await countRows()).toBe(before)
    expect(await product.ask('getWallet', { token })).toEqual(wallet)
  })

  test('begins at any known node, and plays the valid parts of a broken story', async () => {
    const choices = ['Light the beacon', 'Climb down to the reeds']
    expect(await play({ ...river, start_at: 'tower' })).toMatchObject({ node: 'tower', choices })
    const refused = await turn({ ...river, start_at: 'nowhere' })
    expect(refused.refusal().code).toBe('not_playable')
    const broken = await play({ story_structure: BROKEN })
    expect(broken).toMatchObject({ node: 'gate', choices: [] })
  })

  test('continues after the author has changed the story', async () => {
    const { state } = await play({ ...river, start_at: 'temple' })
    const { temple, drowned } = RIVER.nodes
    const shorter = {
      start_node: 'temple',
      nodes: { temple: { ...temple, choices: [{ text: 'Sleep', target: 'drowned' }] }, drowned },
    }

    const slept = await play({ ...river, story_structure: shorter, state })

    expect(slept.node).toBe('drowned')
  })

  test('refuses or plays an invalid state without an internal error', async () => {
    const { state } = await play(river)
    const strange = {
      ...state,
      visited: ['nowhere', '__proto__'],
      offers: [{ text: 'Jump', path: { kind: 'linger', detail: 99_999 } }],
    }

    expect((await turn({ ...river, state: strange, action: pick('Jump') })).status).toBe(200)
  })
})

test('certifies a valid story in a form', async () => {
  const story_structure = JSON.stringify(SOUND)
  const body = { story_description: 'A gate that should be shut.', story_structure }
  const { findings, certificate } = await product.ask('reviewStory', { token: desk.token, body })
  expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([])
  expect(certificate?.endings.map(({ node }) => node)).toEqual(['yard', 'road'])
})

async function visit(story_id: string, { tries, goes }: { tries?: string; goes?: string }) {
  const visited = await openPlay(product, await product.register(), story_id)
  if (tries) await visited.acted(say(tries, 'kathakar'))
  if (goes) await visited.choose(goes)
}

test('shows an author statistics only for actions of at least three players', async () => {
  const { id } = await desk.published()
  for (const tries of ['Whistle at the moon', 'whistle at the moon!', 'Whistle at the moon.']) {
    await visit(id, { tries, goes: 'Go in' })
  }
  await visit(id, { tries: 'Call Lakshmi on 98765 43210', goes: 'Turn back' })
  for (const _ of [1, 2, 3]) await visit(id, {})
  const twoDaysAgo = new Date(product.clock.now().getTime() - 2 * 24 * 60 * 60_000)
  await product.db.updateTable('game_sessions').set({ updated_at: twoDaysAgo }).execute()

  const insight = await product.ask('getStoryInsight', desk.on(id))

  expect(insight).toEqual({
    plays: 7,
    finishes: 4,
    days: expect.any(Array),
    endings: [
      { node: 'yard', title: 'The Yard', players: 3 },
      { node: 'road', title: 'The Road', players: null },
    ],
    drop_offs: [{ node: 'gate', title: 'The Gate', players: 3 }],
    players_min: 3,
  })
  const today = product.clock.now().toISOString().slice(0, 10)
  expect(insight.days).toHaveLength(30)
  expect(insight.days.at(-1)).toEqual({ day: today, plays: 7, finishes: 4 })
  expect(insight.days[0]).toMatchObject({ plays: 0, finishes: 0 })
})

test('asks authors to verify their email first if required, and then accepts them', async () => {
  const authors = { reviewMode: 'manual', mustBeVerified: true } as const
  const strict = await buildTestApp({ ports: { authors } })
  const own = await startAuthoring(strict)
  const create = () => strict.call('createStory', { token: own.token, body: own.form() })

  const refused = await create()
  await changeUser(strict.db, own.author.id, { is_verified: true })
  const { id } = (await create()).answer()

  const detail = 'Please verify your email before you write stories.'
  expect([refused.status, refused.refusal().detail]).toEqual([403, detail])
  expect((await own.publish(id)).answer()).toMatchObject({ status: 'in_review', findings: [] })
  await strict.close()
})

test('continues a test play with the client’s state', async () => {
  const begun = await play(stall)
  const world = {
    values: { trust: 4, apron: 'of no list', nobody: true },
    receipts: {},
    met: { __proto__: 1 },
    given: {},
    told: { 'text:tea#0': 99_999 },
    recalled: [{ node: 'gone', choice: 99, turn: 1 }],
  }

  const action = pick('Go through the door at the back')
  const played = await play({ ...stall, state: { ...begun.state, world }, action })

  expect(played.ending).toMatchObject({ title: 'The room of letters' })
  const values = { apron: 'nobody', knows_pass: false, trust: 4, found_hole: false }
  expect(played.state.world?.values).toEqual(values)
})

async function saying(words: string, sets?: object) {
  const { state } = await playTea({})
  return playTea({ state, sets, action: say(words) })
}

describe('the explanation of an answer', () => {
  test('shows only the choice that clearly matches', async () => {
    const { node, why } = await saying('I would like to drink the tea that she offers me')

    expect(node).toBe('tea')
    expect(why).toMatchObject({ outcome: 'taken', reason: 'lead' })
    expect(why?.lead).toBeGreaterThan(0)
    const [taken, ...others] = why?.candidates ?? []
    expect(taken).toMatchObject({
      kind: 'choice',
      number: 1,
      text: 'Take the tea she offers',
      // Either of the author's phrases may be the nearest.
      nearest: expect.stringMatching(/^(Take the tea she offers|drink with her)$/u),
      is_selected: true,
    })
    expect(others.filter(({ is_selected }) => is_selected)).toEqual([])
  })

  test('names a reaction by its path and a topic by its owner, unless its condition fails', async () => {
    const reacted = await saying('search behind the counter')
    const told = await saying('ask Jamuna about the avalanche', { trust: 3 })
    const kept = await saying('ask Jamuna about the avalanche', { trust: 1 })

    const taken = { number: 1, is_selected: true }
    expect(reacted.why).toMatchObject({ outcome: 'taken', reason: 'authored' })
    expect(reacted.why?.candidates[0]).toMatchObject({
      ...taken,
      kind: 'reaction',
      is_story_wide: false,
      text: 'Under the till lies a key.',
      nearest: 'search the counter',
    })
    expect(told.why).toMatchObject({ outcome: 'taken', reason: 'authored' })
    const topic = { ...taken, kind: 'topic', person: 'Jamuna', nearest: 'the avalanche' }
    expect(told.why?.candidates[0]).toMatchObject(topic)
    expect(kept.why).toMatchObject({ outcome: 'free', reason: 'no_topic' })
    expect(kept.why?.candidates.filter(({ is_selected }) => is_selected)).toEqual([])
  })

  test('gives no reason for a pressed choice, and answers input about the game outside of the story', async () => {
    const { state } = await playTea({})
    const pressed = await playTea({ state, action: pick('Walk on over the pass') })
    const outside = await saying('help')

    expect(pressed.why).toBeUndefined()
    expect(outside.why).toMatchObject({ outcome: 'outside', reason: 'hint', candidates: [] })
    expect(outside.hint).toBeDefined()
  })
})

describe('the manually set state of a test play', () => {
  test('opens and closes choices without a turn, and applies to the next actions', async () => {
    const begun = await playTea({})
    const set = await playTea({ state: begun.state, sets: { trust: 4, apron: 'charioteer' } })
    const back = await playTea({ state: set.state, sets: { trust: 0 } })
    const knows = await playTea({ state: begun.state, sets: { knows_pass: true, trust: 4 } })
    const DOOR = 'Go through the door at the back'

    expect(set.choices).toContain(DOOR)
    expect(set).toMatchObject({ narrative: '', node: 'arrival', state: { turn: 0 } })
    expect(set.state.world?.values).toMatchObject({ trust: 4, apron: 'charioteer' })
    expect(back.choices).not.toContain(DOOR)
    const gone = await playTea({ state: knows.state, action: pick(DOOR) })
    expect(gone.narrative).toContain('One is his.')
  })

  test('refuses invalid values and undeclared variables', async () => {
    const { state } = await playTea({})

    const set = await playTea({ state, sets: { trust: 99, apron: 'the king', of_nobody: true } })

    const values = { apron: 'somila', knows_pass: false, trust: 5, found_hole: false }
    expect(set.state.world?.values).toEqual(values)
  })
})
