import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { act, acted, beginPlay, lookAt, ofPlay, type Play } from '../../test/play.ts'

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
const say = async (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action })
const told = async (play: Play, words: string) => {
  const { session_data } = await say(play, words)
  return session_data.narrative_history.at(-1)?.ai_response.narrative ?? ''
}
const choose = (play: Play, selected_choice: string) =>
  acted(app, play, { action_type: 'continue', selected_choice })
const sceneOf = async (play: Play, choice: string) =>
  (await choose(play, choice)).session_data.narrative_history.at(-1)?.ai_response.narrative ?? ''
const factsOf = async (play: Play) => (await app.ask('getMemory', ofPlay(play))).facts
const lineOf = async (play: Play) => {
  const [fact] = await factsOf(play)
  const { token, params } = ofPlay(play)
  return { token, params: { ...params, line_id: fact?.id ?? '' } }
}

const WORD = 'I promise mother to be back before dark'

test('each memory line has its kind', async () => {
  const play = await begin()
  await say(play, WORD)
  await say(play, 'I tell her that the well is dry')
  await say(play, 'My name is Arjun')

  expect((await factsOf(play)).map(({ kind, turn }) => [kind, turn])).toEqual([
    ['is_called', 3],
    ['told', 2],
    ['promised', 1],
  ])
})

test('a promise opens a choice and changes a text, in the player’s words', async () => {
  const [kept, silent] = [await begin(), await begin()]
  await say(kept, WORD)

  const answer = await choose(kept, 'Go to the gate')

  expect(answer.session_data.narrative_history.at(-1)?.ai_response.narrative).toContain(
    'You promised to be back before dark.',
  )
  expect(answer.choices).toEqual(['Turn round in time', 'Walk into the night'])
  expect(await sceneOf(silent, 'Go to the gate')).toContain('Nobody waits for you.')
})

test('a deleted promise has no effect', async () => {
  const play = await begin()
  await say(play, WORD)
  await app.call('deleteFact', await lineOf(play))

  expect(await told(play, 'what did I promise mother?')).toMatch(/no such promise/u)
  expect(await sceneOf(play, 'Go to the gate')).toContain('Nobody waits for you.')
})

test('a choice with a promise as its condition is open while the promise exists', async () => {
  const play = await begin()
  await say(play, WORD)
  const gate = await choose(play, 'Go to the gate')
  const line = await lineOf(play)
  const shown = async () => (await lookAt(app, play)).session_data.choices
  const [KEPT = '', LEFT = ''] = gate.choices

  await app.call('deleteFact', line)
  const after = await shown()
  const refused = await act(app, play, { action_type: 'continue', selected_choice: KEPT })
  const night = await choose(play, LEFT)
  const undone = await acted(app, play, { action_type: 'undo', to: 'fork' })
  const { token, params } = ofPlay(play)
  const body = { turn_id: night.turn_id, after: gate.turn_id }
  await app.ask('moveHead', { token, params, body })
  const moved = await app.ask('moveHead', {
    token,
    params,
    body: { turn_id: gate.turn_id, after: night.turn_id },
  })

  expect(after).toEqual([LEFT])
  expect(refused.refusal().code).toBe('choice_not_offered')
  expect([undone.choices, moved.choices]).toEqual([[LEFT], [LEFT]])
})

test('a fact that is repeated after its deletion is remembered', async () => {
  const play = await begin()
  await say(play, WORD)
  await app.call('deleteFact', await lineOf(play))
  await say(play, WORD)

  expect(await told(play, 'what did I promise mother?')).toContain('to be back before dark')
})
