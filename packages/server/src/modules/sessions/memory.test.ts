import type { StoryStructure } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, OGHAVATI, pick, type Play } from '../../test/play.ts'

const app = await openTestApp()

const SWEET = { id: 'sweet', title: 'A sweet', text: 'Of no importance.' }
const stall = { ...teaStall, codex: [...(teaStall.codex ?? []), SWEET] }

const begin = () => beginPlay(app, { structure: stall, initial_xp: 100 })

const FATHER = 'I tell her that my father never wrote to me'

async function withFact(words = FATHER) {
  const play = await begin()
  await play.say(words)
  const { facts } = await play.memory()
  const fact = facts.find(({ by }) => by === 'player')
  if (fact === undefined) throw new Error(`"${words}" left nothing behind`)
  return { play, fact }
}

test('contains the labelled state, facts that the author recalls, and the open codex', async () => {
  const play = await begin()
  const { codex } = await play.memory()
  const answer = await play.choose('Take the tea she offers')
  const memory = await play.memory()

  const apron = { label: 'Who wears your spare apron', value: 'Somila' }
  const trust = { label: 'Jamuna’s trust', value: 2, least: 0, most: 5 }
  // The other variables were never set or have no label.
  expect(memory.state).toEqual([
    { ...apron, id: 'state:apron', kind: 'one_of', turn: 0 },
    { ...trust, id: 'state:trust', kind: 'number', turn: 1 },
  ])
  expect(memory.turn).toBe(1)
  const text = 'You drank her tea before you asked her anything.'
  expect(memory.facts[0]).toEqual({ id: 'recall:1', turn: 1, kind: 'did', by: 'author', text })
  // The recalled fact and the changed trust are new.
  expect(answer.session_data.news).toBe(2)
  expect(codex).toEqual({ pages: [{ ...OGHAVATI, turn: 0 }], veiled: 1 })
})

test('stores a fact in the player’s own words unchanged', async () => {
  const { play, fact } = await withFact()

  expect(fact).toMatchObject({ turn: 1, kind: 'told', text: FATHER })
  expect((await play.look()).session_data.news).toBe(1)
})

test('does not list a deleted fact, and deletes it only once', async () => {
  const { play, fact } = await withFact()

  const memory = (await play.forget(fact.id)).answer()
  const again = await play.forget(fact.id)

  expect(memory.facts.filter(({ by }) => by === 'player')).toEqual([])
  expect(await play.memory()).toEqual(memory)
  expect(again.refusal().code).toBe('not_found')
})

test.for(['state:trust', 'codex:oghavati', 'recall:2'])(
  'refuses to delete %s, because it belongs to the author',
  async (id) => {
    const { play } = await withFact()
    await play.acted(pick('Take the tea she offers'))
    const before = await play.memory()

    const refused = await play.forget(id)

    expect([refused.status, refused.refusal().code]).toEqual([403, 'authored_memory'])
    expect(await play.memory()).toEqual(before)
  },
)

test('returns 404 for a fact of another session', async () => {
  const [{ play }, other] = [await withFact(), await withFact()]

  expect((await play.forget(other.fact.id)).refusal().code).toBe('not_found')
})

test('removes a fact on undo, and keeps earlier deletions', async () => {
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

test('keeps a fact on a new path if it was deleted on an abandoned path', async () => {
  const { play, fact } = await withFact()
  await play.forget(fact.id)
  await play.undo()
  await play.say(FATHER)

  const { narrative } = await play.say('What did I tell her?')

  expect(narrative).toContain('your father never wrote to you')
})

const HOUSE: StoryStructure = {
  start_node: 'kitchen',
  state: {},
  cast: { kunti: { name: 'Kunti', aliases: ['mother'], look: { kind: 'woman' } } },
  nodes: {
    kitchen: {
      text: 'The kitchen smells of smoke.',
      people: ['kunti'],
      choices: [{ text: 'Go to the gate', target: 'gate' }],
    },
    gate: {
      text: 'The gate. {promised_kunti: You promised {=promised_kunti}.|Nobody waits for you.}',
      choices: [
        { text: 'Turn round in time', target: 'kitchen', if: 'promised_kunti' },
        { text: 'Walk into the night', target: 'night' },
      ],
    },
    night: { text: 'Night.', choices: [] },
  },
}

async function promised() {
  const play = await beginPlay(app, { structure: HOUSE, initial_xp: 100 })
  await promise(play)
  return play
}
const promise = (play: Play) => play.say('I promise mother to be back before dark')
const told = async (play: Play, words: string) =>
  newestOf(await play.say(words)).ai_response.narrative
const forgetNewest = async (play: Play) => play.forget((await play.memory()).facts[0]?.id)

test('ignores a deleted promise until it is repeated', async () => {
  const play = await promised()
  await forgetNewest(play)
  const question = 'what did I promise mother?'

  expect(await told(play, question)).toMatch(/no such promise/u)
  const gate = await play.choose('Go to the gate')
  expect(newestOf(gate).ai_response.narrative).toContain('Nobody waits for you.')
  await play.undo()
  await promise(play)
  expect(await told(play, question)).toContain('to be back before dark')
})

test('changes a text by a promise, and opens a choice while the promise exists', async () => {
  const play = await promised()
  const gate = await play.choose('Go to the gate')
  const [KEPT = '', LEFT = ''] = gate.choices
  const move = (turn_id: string, after: string) =>
    app.ask('moveHead', { ...play.on(), body: { turn_id, after } })

  await forgetNewest(play)
  const after = (await play.look()).session_data.choices
  const refused = await play.act(pick(KEPT))
  const night = await play.choose(LEFT)
  const undone = await play.acted({ action_type: 'undo', to: 'fork' })
  await move(night.turn_id, gate.turn_id)
  const moved = await move(gate.turn_id, night.turn_id)

  expect(newestOf(gate).ai_response.narrative).toContain('You promised to be back before dark.')
  expect(gate.choices).toEqual(['Turn round in time', 'Walk into the night'])
  expect(after).toEqual([LEFT])
  expect(refused.refusal().code).toBe('choice_not_offered')
  expect([undone.choices, moved.choices]).toEqual([[LEFT], [LEFT]])
})
