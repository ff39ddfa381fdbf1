import type { TestPlayAnswer } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { describe, expect, test } from 'vitest'

import { sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pick, say } from '../../test/play.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const stall = { story_structure: teaStall, initial_xp: 50 }
const turn = (body: object) =>
  product.call('testPlay', { token: desk.token, body: { ...stall, ...body } })
const play = async (body: object): Promise<TestPlayAnswer> => (await turn(body)).answer()

async function saying(words: string, sets?: object) {
  const { state } = await play({})
  return play({ state, sets, action: say(words) })
}

describe('why this answer', () => {
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
      // Any phrase of the author.
      nearest: expect.stringMatching(/^(Take the tea she offers|drink with her)$/u),
      is_selected: true,
    })
    expect(others.filter(({ is_selected }) => is_selected)).toEqual([])
  })

  test('a reaction is named by its place, with the nearest phrase', async () => {
    const { why } = await saying('search behind the counter')

    expect(why).toMatchObject({ outcome: 'taken', reason: 'authored' })
    expect(why?.candidates[0]).toMatchObject({
      kind: 'reaction',
      number: 1,
      is_story_wide: false,
      text: 'Under the till lies a key.',
      nearest: 'search the counter',
      is_selected: true,
    })
  })

  test('a topic is named by its owner, and ignored while its condition fails', async () => {
    const told = await saying('ask Jamuna about the avalanche', { trust: 3 })
    const kept = await saying('ask Jamuna about the avalanche', { trust: 1 })

    expect(told.why).toMatchObject({ outcome: 'taken', reason: 'authored' })
    expect(told.why?.candidates[0]).toMatchObject({
      kind: 'topic',
      number: 1,
      person: 'Jamuna',
      nearest: 'the avalanche',
      is_selected: true,
    })
    expect(kept.why).toMatchObject({ outcome: 'free', reason: 'no_topic' })
    expect(kept.why?.candidates.filter(({ is_selected }) => is_selected)).toEqual([])
  })

  test('input without a match is narrated freely, and input about the game is answered outside of the story', async () => {
    const free = await saying('juggle three burning pineapples')
    const outside = await saying('help')

    expect(free.why).toMatchObject({ outcome: 'free', reason: 'nothing_near' })
    expect(outside.why).toMatchObject({ outcome: 'outside', reason: 'hint', candidates: [] })
    expect(outside.hint).toBeDefined()
  })

  test('a pressed choice needs no reason', async () => {
    const { state } = await play({})

    expect((await play({ state, action: pick('Walk on over the pass') })).why).toBeUndefined()
  })
})

describe('the manually set state of a test play', () => {
  test('opens and closes choices without a turn', async () => {
    const begun = await play({})

    const set = await play({ state: begun.state, sets: { trust: 4, apron: 'charioteer' } })
    const back = await play({ state: set.state, sets: { trust: 0 } })

    expect(set.choices).toContain('Go through the door at the back')
    expect(set).toMatchObject({ narrative: '', node: 'arrival', state: { turn: 0 } })
    expect(set.state.world?.values).toMatchObject({ trust: 4, apron: 'charioteer' })
    expect(back.choices).not.toContain('Go through the door at the back')
  })

  test('is used for the next actions', async () => {
    const begun = await play({})
    const set = await play({ state: begun.state, sets: { knows_pass: true, trust: 4 } })

    const action = pick('Go through the door at the back')
    expect((await play({ state: set.state, action })).narrative).toContain('One is his.')
  })

  test('refuses invalid values and undeclared variables', async () => {
    const { state } = await play({})

    const set = await play({ state, sets: { trust: 99, apron: 'the king', of_nobody: true } })

    const values = { apron: 'somila', knows_pass: false, trust: 5, found_hole: false }
    expect(set.state.world?.values).toEqual(values)
  })
})
