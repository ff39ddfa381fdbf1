import type { FactLine } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, OGHAVATI, pick } from '../../test/play.ts'

const app = await openTestApp()

const SWEET = { id: 'sweet', title: 'A sweet', text: 'Of no importance.' }
const stall = { ...teaStall, codex: [...(teaStall.codex ?? []), SWEET] }

const begin = () => beginPlay(app, { structure: stall, initial_xp: 100 })

const textsOf = ({ facts }: { facts: readonly FactLine[] }) => facts.map(({ text }) => text)

const FATHER = 'I tell her that my father never wrote to me'

async function withFact(words = FATHER) {
  const play = await begin()
  await play.say(words)
  const { facts } = await play.memory()
  const fact = facts.find(({ by }) => by === 'player')
  if (fact === undefined) throw new Error(`"${words}" left nothing behind`)
  return { play, fact }
}

test('a memory contains the labelled state with value and turn', async () => {
  const play = await begin()
  await play.choose('Take the tea she offers')
  const memory = await play.memory()

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
  await play.say('I yawn at my own boots')
  const answer = await play.choose('Take the tea she offers')

  const { facts } = await play.memory()

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
  const { codex } = await (await begin()).memory()

  expect(codex).toEqual({ pages: [{ ...OGHAVATI, turn: 0 }], veiled: 1 })
})

test('a fact in the player’s own words is stored unchanged', async () => {
  const { play, fact } = await withFact()

  expect(fact).toMatchObject({ turn: 1, kind: 'told', text: FATHER })
  expect((await play.look()).session_data.news).toBe(1)
})

test.for([
  ['a question', 'where did the mules go?'],
  ['a question that somebody answers', 'how is the tea?'],
  ['a gesture', 'yawn'],
  ['the words of a choice', 'drink with her'],
] as const)('%s is no fact', async ([_what, words]) => {
  const play = await begin()
  await play.say(words)

  const { facts } = await play.memory()

  expect(facts.filter(({ by }) => by === 'player')).toEqual([])
})

test('a deleted fact is no longer listed, and can be deleted once', async () => {
  const { play, fact } = await withFact()

  const memory = (await play.forget(fact.id)).answer()
  const again = await play.forget(fact.id)

  expect(memory.facts.filter(({ by }) => by === 'player')).toEqual([])
  expect(await play.memory()).toEqual(memory)
  expect(again.refusal().code).toBe('not_found')
})

test.for(['state:trust', 'state:apron', 'codex:oghavati', 'recall:2'])(
  '%s belongs to the author and cannot be deleted',
  async (id) => {
    const { play } = await withFact()
    await play.acted(pick('Take the tea she offers'))
    const before = await play.memory()

    const refused = await play.forget(id)

    expect([refused.status, refused.refusal().code]).toEqual([403, 'authored_memory'])
    expect(await play.memory()).toEqual(before)
  },
)

test('only its player can read a memory', async () => {
  const { play, fact } = await withFact()
  const stranger = play.with({ player: await app.register() })

  const refused = [await app.call('getMemory', stranger.on()), await stranger.forget(fact.id)]
  const codes = refused.map((answer) => answer.refusal().code)
  expect(codes).toEqual(['session_not_found', 'session_not_found'])
  expect((await play.memory()).facts).toContainEqual(fact)
})

test('a fact of another session is not found', async () => {
  const [{ play }, other] = [await withFact(), await withFact()]

  expect((await play.forget(other.fact.id)).refusal().code).toBe('not_found')
})

test('undo removes a fact, and leaves earlier deletions', async () => {
  const { play, fact } = await withFact()
  await play.forget(fact.id)
  const before = await play.memory()
  await play.say('I hide the copper comb in the snow')
  const [comb] = (await play.memory()).facts

  await play.undo()
  const after = await play.memory()
  const refused = await play.forget(comb?.id ?? '')

  expect(after).toEqual(before)
  expect(refused.refusal().code).toBe('not_found')
})

test('each branch remembers its own facts', async () => {
  const { play } = await withFact()
  await play.say('I hide the copper comb in the snow')
  await play.undo()

  await play.say('I sing of my brother and his mules')

  expect(textsOf(await play.memory())).toEqual(['I sing of my brother and his mules', FATHER])
})

test('a fact deleted on an abandoned path exists on the new path, where it was repeated', async () => {
  const { play, fact } = await withFact()
  await play.forget(fact.id)
  await play.undo()
  await play.say(FATHER)

  const { narrative } = await play.say('What did I tell her?')

  expect(narrative).toContain('your father never wrote to you')
})
