import type { DraftStructure } from '@kathasagar/story/schema'
import { expect, test } from 'vitest'

import { answersTo, thingsIn, typicalInputs } from './answersTo.ts'

const ferry: DraftStructure = {
  start_node: 'bank',
  cast: { mala: { name: 'Mala' } },
  nodes: {
    bank: {
      text: 'The old ferry is tied to a post. Mala holds a lantern. A dog sleeps under the bench.',
      people: ['mala'],
      choices: [
        { text: 'Ask the ferryman about the light.', target: 'light' },
        { text: 'Cross the river', target: 'light' },
      ],
    },
    light: { text: 'The light is a small fire on the far bank.', choices: [] },
  },
}

test('typical inputs come from choices, things and people of the scene', () => {
  expect(typicalInputs(ferry, 'bank', 'en')).toEqual([
    'ask the ferryman about the light',
    'i want to cross the river',
    'ask ferryman light',
    'ask the feryrman about the light',
    'can i cross the river?',
    'look at the old ferry',
    'what is the post?',
    'pick up the old ferry',
    'look around',
    'talk to mala',
    'who is mala?',
    'wait',
  ])
})

test.each([
  ['A lamp burns on the far bank, and the dog sleeps.', ['lamp', 'far bank', 'dog']],
  ['नाव पर एक दिया है। घाट में पानी है।', ['नाव', 'घाट']],
])('finds things in “%s”', (text, things) => {
  expect(thingsIn(text)).toEqual(things)
})

test('each input has the answer of a turn and the choice that it takes', () => {
  const answers = answersTo({
    structure: ferry,
    node: 'bank',
    language: 'en',
    game_config: { commands: {} },
  })

  expect(answers).toHaveLength(12)
  expect(answers?.[0]).toEqual({
    words: 'ask the ferryman about the light',
    kind: 'choice',
    told: 'Ask the ferryman about the light.',
  })
  expect(answers?.some(({ kind }) => kind === 'nothing')).toBe(true)
})

test('an ending has no inputs to try', () => {
  expect(
    answersTo({ structure: ferry, node: 'light', language: 'en', game_config: { commands: {} } }),
  ).toBeNull()
})
