import type { FactLine } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { acted, beginPlay, lookAt, type Play } from '../../test/play.ts'

const app = await openTestApp()

const SWEET = { id: 'sweet', title: 'A sweet', text: 'Of no importance.' }
const stall = { ...teaStall, codex: [...(teaStall.codex ?? []), SWEET] }

const begin = () => beginPlay(app, { structure: stall, initial_xp: 100 })
const callOf = ({ player, session }: Play) => ({
  token: player.access_token,
  params: { session_id: session.id },
})
const memoryOf = (play: Play) => app.ask('getMemory', callOf(play))
const lineOf = (play: Play, line_id: string) => {
  const { token, params } = callOf(play)
  return { token, params: { ...params, line_id } }
}
const remove = (play: Play, id: string) => app.call('deleteFact', lineOf(play, id))
const say = (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action })
const undo = (play: Play) => acted(app, play, { action_type: 'undo' })
const textsOf = ({ facts }: { facts: readonly FactLine[] }) => facts.map(({ text }) => text)

const FATHER = 'I tell her that my father never wrote to me'

async function withFact(words = FATHER) {
  const play = await begin()
  await say(play, words)
  const { facts } = await memoryOf(play)
  const fact = facts.find(({ by }) => by === 'player')
  if (fact === undefined) throw new Error(`"${words}" left nothing behind`)
  return { play, fact }
}

test('a memory contains the labelled state with value and turn', async () => {
  const play = await begin()
  await acted(app, play, {
    action_type: 'continue',
    selected_choice: 'Take the tea she offers',
  })

  const memory = await memoryOf(play)

  // The event on the pass was never set, and the hole in the wall has no label.
  expect(memory.state).toEqual([
    {
      id: 'state:apron',
      kind: 'one_of',
      label: 'Who wears your spare apron',
      turn: 0,
      value: 'Somila',
    },
    {
      id: 'state:trust',
      kind: 'number',
      label: 'Jamuna’s trust',
      turn: 1,
      value: 2,
      least: 0,
      most: 5,
    },
  ])
  expect(memory.turn).toBe(1)
})

test('a choice that its author recalls is remembered with its turn', async () => {
  const play = await begin()
  const choose = (selected_choice: string) =>
    acted(app, play, { action_type: 'continue', selected_choice })
  await say(play, 'I yawn at my own boots')
  const answer = await choose('Take the tea she offers')

  const { facts } = await memoryOf(play)

  expect(facts[0]).toEqual({
    id: 'recall:2',
    turn: 2,
    kind: 'did',
    by: 'author',
    text: 'You drank her tea before you asked her anything.',
  })
  // One recalled fact, and the trust that it brought.
  expect(answer.session_data.news).toBe(2)
})

test('an encountered page of the codex opens, and the others are counted', async () => {
  const { codex } = await memoryOf(await begin())

  expect(codex).toEqual({
    pages: [
      {
        id: 'codex:oghavati',
        turn: 0,
        title: 'The Oghavati',
        text: 'A river of the old books.',
        source: {
          work: 'Mahabharata',
          place: 'Sauptika Parva 1',
          text: null,
          translator: 'Public domain',
        },
      },
    ],
    veiled: 1,
  })
})

test('a fact in the player’s own words is stored unchanged', async () => {
  const { play, fact } = await withFact()

  expect(fact).toMatchObject({
    turn: 1,
    kind: 'told',
    text: FATHER,
  })
  expect((await lookAt(app, play)).session_data.news).toBe(1)
})

test.for([
  ['a question', 'where did the mules go?'],
  ['a question that somebody answers', 'how is the tea?'],
  ['a gesture', 'yawn'],
  ['the words of a choice', 'drink with her'],
] as const)('%s is no fact', async ([_what, words]) => {
  const play = await begin()
  await say(play, words)

  const { facts } = await memoryOf(play)

  expect(facts.filter(({ by }) => by === 'player')).toEqual([])
})

test('a deleted fact is no longer listed, and can be deleted once', async () => {
  const { play, fact } = await withFact()

  const memory = (await remove(play, fact.id)).answer()
  const again = await remove(play, fact.id)

  expect(memory.facts.filter(({ by }) => by === 'player')).toEqual([])
  expect(await memoryOf(play)).toEqual(memory)
  expect(again.refusal().code).toBe('not_found')
})

test.for(['state:trust', 'state:apron', 'codex:oghavati', 'recall:2'])(
  '%s belongs to the author and cannot be deleted',
  async (id) => {
    const { play } = await withFact()
    await acted(app, play, {
      action_type: 'continue',
      selected_choice: 'Take the tea she offers',
    })
    const before = await memoryOf(play)

    const refused = await remove(play, id)

    expect([refused.status, refused.refusal().code]).toEqual([403, 'authored_memory'])
    expect(await memoryOf(play)).toEqual(before)
  },
)

test('only its player can read a memory', async () => {
  const { play, fact } = await withFact()
  const stranger = { ...play, player: await app.register() }

  const refused = [await app.call('getMemory', callOf(stranger)), await remove(stranger, fact.id)]

  expect(refused.map((answer) => answer.refusal().code)).toEqual(
    Array<string>(2).fill('session_not_found'),
  )
  expect((await memoryOf(play)).facts).toContainEqual(fact)
})

test('a fact of another session is not found', async () => {
  const [{ play }, other] = [await withFact(), await withFact()]

  expect((await remove(play, other.fact.id)).refusal().code).toBe('not_found')
})

test('undo removes a fact, and leaves earlier deletions', async () => {
  const { play, fact } = await withFact()
  await remove(play, fact.id)
  const before = await memoryOf(play)
  await say(play, 'I hide the copper comb in the snow')
  const [comb] = (await memoryOf(play)).facts

  await undo(play)
  const after = await memoryOf(play)
  const refused = await remove(play, comb?.id ?? '')

  expect(after).toEqual(before)
  expect(refused.refusal().code).toBe('not_found')
})

test('each branch remembers its own facts', async () => {
  const { play } = await withFact()
  await say(play, 'I hide the copper comb in the snow')
  await undo(play)

  await say(play, 'I sing of my brother and his mules')

  expect(textsOf(await memoryOf(play))).toEqual(['I sing of my brother and his mules', FATHER])
})

test('a fact deleted on an abandoned path exists on the new path, where it was repeated', async () => {
  const { play, fact } = await withFact()
  await remove(play, fact.id)
  await undo(play)
  await say(play, FATHER)

  const { narrative } = await say(play, 'What did I tell her?')

  expect(narrative).toContain('your father never wrote to you')
})
