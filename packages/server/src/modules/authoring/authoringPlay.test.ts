import type { TestPlayAnswer } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { describe, expect, test } from 'vitest'

import { BROKEN, SOUND, sitDown } from '../../test/authoring.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { changeUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay, pick, RIVER, say } from '../../test/play.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const turn = (body: object) => product.call('testPlay', { token: desk.token, body })
const play = async (body: object): Promise<TestPlayAnswer> => (await turn(body)).answer()
const countRows = async () =>
  (await product.db.selectFrom('game_sessions').select('id').execute()).length

describe('a test play', () => {
  const river = { story_structure: RIVER, initial_xp: 10 }

  test.each([
    ['/plates/river/rope.svg', { image_url: '/plates/river/rope.svg', alt: 'A wet rope.' }],
    ['https://plates.example/rope.jpg', undefined],
    ['', undefined],
  ])('returns the plate “%s” of a scene as an address of this server', async (image, shown) => {
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

  test('begins at any node', async () => {
    const choices = ['Light the beacon', 'Climb down to the reeds']
    expect(await play({ ...river, start_at: 'tower' })).toMatchObject({ node: 'tower', choices })
  })

  test('plays the valid parts of a broken story', async () => {
    const begun = await play({ story_structure: BROKEN })

    expect(begun).toMatchObject({ node: 'gate', choices: [] })
  })

  test('is refused from an unknown node', async () => {
    const refused = await turn({ ...river, start_at: 'nowhere' })

    expect(refused.refusal().code).toBe('not_playable')
  })

  test('continues after its author has changed the story', async () => {
    const { state } = await play({ ...river, start_at: 'temple' })
    const { temple, drowned } = RIVER.nodes
    const shorter = {
      start_node: 'temple',
      nodes: { temple: { ...temple, choices: [{ text: 'Sleep', target: 'drowned' }] }, drowned },
    }

    const slept = await play({ ...river, story_structure: shorter, state })

    expect(slept.node).toBe('drowned')
  })

  test('with an invalid state is refused or played, without an error', async () => {
    const { state } = await play(river)
    const strange = {
      ...state,
      visited: ['nowhere', '__proto__'],
      offers: [{ text: 'Jump', path: { kind: 'linger', detail: 99_999 } }],
    }

    expect((await turn({ ...river, state: strange, action: pick('Jump') })).status).toBe(200)
  })
})

describe('the review of a form', () => {
  test('certifies a valid story', async () => {
    const story_structure = JSON.stringify(SOUND)
    const body = { story_description: 'A gate that should be shut.', story_structure }
    const { findings, certificate } = await product.ask('reviewStory', { token: desk.token, body })
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([])
    expect(certificate?.endings.map(({ node }) => node)).toEqual(['yard', 'road'])
  })
})

describe('the statistics for an author', () => {
  /** Plays a story as a new user, with an unmatched input or a choice. */
  async function visit(story_id: string, { tries, goes }: { tries?: string; goes?: string }) {
    const visited = await openPlay(product, await product.register(), story_id)
    if (tries) await visited.acted(say(tries, 'kathakar'))
    if (goes) await visited.choose(goes)
  }

  test('shows actions of at least three players only', async () => {
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
})

describe('an installation that requires verified authors', () => {
  test('asks others to verify first, and then accepts them', async () => {
    const authors = { reviewMode: 'manual', mustBeVerified: true } as const
    const strict = await buildTestApp({ ports: { authors } })
    const own = await sitDown(strict)
    const create = () => strict.call('createStory', { token: own.token, body: own.form() })

    const refused = await create()
    await changeUser(strict.db, own.author.id, { is_verified: true })
    const { id } = (await create()).answer()

    const detail = 'Please verify your email before you write stories.'
    expect([refused.status, refused.refusal().detail]).toEqual([403, detail])
    expect((await own.publish(id)).answer()).toMatchObject({ status: 'in_review', findings: [] })
    await strict.close()
  })
})

describe('a test play of a story with state', () => {
  const stall = { story_structure: teaStall, initial_xp: 50 }

  test('accepts a client’s state and continues', async () => {
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
})
