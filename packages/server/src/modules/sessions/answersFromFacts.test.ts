import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, pick, type Play } from '../../test/play.ts'

const app = await openTestApp()

/** A house with a mother and a lamp, and a gate that asks about the promise. */
const HOUSE: StoryStructure = {
  start_node: 'kitchen',
  state: {},
  cast: {
    kunti: {
      name: 'Kunti',
      aliases: ['mother'],
      look: { kind: 'woman' },
      otherwise: ['Kunti stirs the pot.', 'Kunti wipes her hands.'],
    },
    bhima: { name: 'Bhima', look: { kind: 'man' }, otherwise: ['Bhima eats.'] },
  },
  things: { lamp: { name: 'the lamp', carried: true } },
  nodes: {
    kitchen: {
      text: 'The kitchen smells of smoke.',
      people: ['kunti'],
      things: ['lamp'],
      choices: [
        { text: 'Go to the gate', target: 'gate' },
        { text: 'Give Kunti the lamp', target: 'yard', sets: { has_lamp: false } },
      ],
    },
    yard: {
      text: 'The yard is swept.',
      people: ['bhima'],
      choices: [{ text: 'Back to the kitchen', target: 'kitchen' }],
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

const begin = () => beginPlay(app, { structure: HOUSE, initial_xp: 100 })
const told = async (play: Play, words: string) =>
  newestOf(await play.say(words)).ai_response.narrative
const sceneOf = async (play: Play, choice: string) =>
  newestOf(await play.choose(choice)).ai_response.narrative
const factsOf = async (play: Play) => (await play.memory()).facts
const forgetNewest = async (play: Play) => play.forget((await factsOf(play))[0]?.id)

const WORD = 'I promise mother to be back before dark'

test('each memory line has its kind', async () => {
  const play = await begin()
  await play.say(WORD)
  await play.say('I tell her that the well is dry')
  await play.say('My name is Arjun')

  expect((await factsOf(play)).map(({ kind, turn }) => [kind, turn])).toEqual([
    ['is_called', 3],
    ['told', 2],
    ['promised', 1],
  ])
})

test('a promise opens a choice and changes a text, in the player’s words', async () => {
  const [kept, silent] = [await begin(), await begin()]
  await kept.say(WORD)

  const answer = await kept.choose('Go to the gate')
  const { narrative } = newestOf(answer).ai_response
  expect(narrative).toContain('You promised to be back before dark.')
  expect(answer.choices).toEqual(['Turn round in time', 'Walk into the night'])
  expect(await sceneOf(silent, 'Go to the gate')).toContain('Nobody waits for you.')
})

test('a deleted promise has no effect', async () => {
  const play = await begin()
  await play.say(WORD)
  await forgetNewest(play)
  expect(await told(play, 'what did I promise mother?')).toMatch(/no such promise/u)
  expect(await sceneOf(play, 'Go to the gate')).toContain('Nobody waits for you.')
})

test('a choice with a promise as its condition is open while the promise exists', async () => {
  const play = await begin()
  await play.say(WORD)
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

  expect(after).toEqual([LEFT])
  expect(refused.refusal().code).toBe('choice_not_offered')
  expect([undone.choices, moved.choices]).toEqual([[LEFT], [LEFT]])
})

test('a fact that is repeated after its deletion is remembered', async () => {
  const play = await begin()
  await play.say(WORD)
  await forgetNewest(play)
  await play.say(WORD)

  expect(await told(play, 'what did I promise mother?')).toContain('to be back before dark')
})
