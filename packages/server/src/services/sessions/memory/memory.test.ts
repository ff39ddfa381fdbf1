import type { FactLine } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, lookAt, type Play } from '../../../test/play.ts'

const app = await openTestApp()

const SWEET = { id: 'sweet', title: 'A sweet', text: 'Of no importance.' }
/** The stall with a page that no scene opens. */
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
const mend = (play: Play, id: string, text: string) =>
  app.call('mendFact', { ...lineOf(play, id), body: { text } })
const strike = (play: Play, id: string) => app.call('strikeFact', lineOf(play, id))
const say = (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action })
const undo = (play: Play) => acted(app, play, { action_type: 'undo' })
const textsOf = ({ facts }: { facts: readonly FactLine[] }) => facts.map(({ text }) => text)

const FATHER = 'I tell her that my father never wrote to me'

/** A play with one fact in the player's own words. */
async function withFact(words = FATHER) {
  const play = await begin()
  await say(play, words)
  const { facts } = await memoryOf(play)
  const fact = facts.find(({ by }) => by === 'player')
  if (fact === undefined) throw new Error(`"${words}" left nothing behind`)
  return { play, fact }
}

test('a memory holds the labelled state that was met, with value and turn', async () => {
  const play = await begin()
  await acted(app, play, {
    action_type: 'continue',
    selected_choice: 'Take the tea she offers',
  })

  const memory = await memoryOf(play)

  // What happened on the pass was never set, and the hole in the wall has no label.
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
    said: null,
    is_struck: false,
  })
  // One that is recalled, and the trust that it brought.
  expect(answer.session_data.news).toBe(2)
})

test('a page of the codex opens where it is met, and the others are counted', async () => {
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

test('what a player says in words of their own is kept as it was said', async () => {
  const { play, fact } = await withFact()

  expect(fact).toMatchObject({
    turn: 1,
    kind: 'told',
    text: FATHER,
    said: null,
    is_struck: false,
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

test('what is mended reads as mended, and what was said first stands beside it', async () => {
  const { play, fact } = await withFact()

  const memory = (await mend(play, fact.id, ' My father wrote\n once ')).answer()

  const mended = { ...fact, text: 'My father wrote once', said: FATHER }
  expect(memory.facts).toContainEqual(mended)
  expect((await memoryOf(play)).facts).toContainEqual(mended)
})

test('what is struck is marked, and its first words bring it back', async () => {
  const { play, fact } = await withFact()
  await mend(play, fact.id, 'My father wrote once')

  const struck = (await strike(play, fact.id)).answer()
  const back = (await mend(play, fact.id, FATHER)).answer()

  expect(struck.facts).toContainEqual({
    ...fact,
    text: 'My father wrote once',
    said: FATHER,
    is_struck: true,
  })
  expect(back.facts).toContainEqual(fact)
})

test.for(['state:trust', 'state:apron', 'codex:oghavati', 'recall:2'])(
  'nobody argues with %s, which is the author’s',
  async (id) => {
    const { play } = await withFact()
    await acted(app, play, {
      action_type: 'continue',
      selected_choice: 'Take the tea she offers',
    })
    const before = await memoryOf(play)

    const refused = [await mend(play, id, 'She trusts me'), await strike(play, id)]

    expect(refused.map((answer) => [answer.status, answer.refusal().code])).toEqual([
      [403, 'authored_memory'],
      [403, 'authored_memory'],
    ])
    expect(await memoryOf(play)).toEqual(before)
  },
)

test('a line is mended with words, and not with more than a line takes', async () => {
  const { play, fact } = await withFact()
  const longest = 'र'.repeat(STORY_LIMITS.factMax)

  const statuses = [
    await mend(play, fact.id, '  '),
    await mend(play, fact.id, `${longest}र`),
    await mend(play, fact.id, longest),
  ].map(({ status }) => status)

  expect(statuses).toEqual([422, 422, 200])
  expect(textsOf(await memoryOf(play))).toContain(longest)
})

test('words that do harm are not taken into a memory', async () => {
  const { play, fact } = await withFact()

  const { declined, ...memory } = (
    await mend(play, fact.id, 'I want to kill myself tonight')
  ).answer()

  expect(declined).toMatchObject({ kind: 'self_harm' })
  expect(memory.facts).toContainEqual(fact)
})

test('a memory is its player’s alone', async () => {
  const { play, fact } = await withFact()
  const stranger = { ...play, player: await app.register() }

  const refused = [
    await app.call('getMemory', callOf(stranger)),
    await mend(stranger, fact.id, 'I am here'),
    await strike(stranger, fact.id),
  ]

  expect(refused.map((answer) => answer.refusal().code)).toEqual(
    Array<string>(3).fill('session_not_found'),
  )
  expect((await memoryOf(play)).facts).toContainEqual(fact)
})

test('a fact of another session is none of this one', async () => {
  const [{ play }, other] = [await withFact(), await withFact()]

  expect((await strike(play, other.fact.id)).refusal().code).toBe('not_found')
})

test('undo takes a fact back with its mending, and leaves what hangs on earlier turns', async () => {
  const { play, fact } = await withFact()
  await strike(play, fact.id)
  const before = await memoryOf(play)
  await say(play, 'I hide the copper comb in the snow')
  const [comb] = (await memoryOf(play)).facts
  await mend(play, comb?.id ?? '', 'I hide the copper comb in the straw')

  await undo(play)
  const after = await memoryOf(play)
  const refused = await strike(play, comb?.id ?? '')

  expect(after).toEqual(before)
  expect(refused.refusal().code).toBe('not_found')
})

test('each branch remembers what was said on its own way', async () => {
  const { play, fact } = await withFact()
  await mend(play, fact.id, 'My father wrote once')
  await say(play, 'I hide the copper comb in the snow')
  await undo(play)

  await say(play, 'I sing of my brother and his mules')

  expect(textsOf(await memoryOf(play))).toEqual([
    'I sing of my brother and his mules',
    'My father wrote once',
  ])
})

test('what was struck on a way that was left is told on the new one, where it was said again', async () => {
  const { play, fact } = await withFact()
  await strike(play, fact.id)
  await undo(play)
  await say(play, FATHER)

  const { narrative } = await say(play, 'What did I tell her?')

  expect(narrative).toContain('your father never wrote to you')
})
