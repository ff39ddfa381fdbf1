import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import type { PlannedAction } from '../testing/arbitraries.ts'
import { playThrough } from '../testing/playThrough.ts'

const SHOP: StoryStructure = {
  start_node: 'shop',
  state: {
    coat: {
      one_of: ['none', 'old_blue'],
      label: 'The coat that you left',
      values: { old_blue: 'the old blue one' },
    },
  },
  cast: {
    asha: {
      name: 'Asha',
      says: [{ about: ['the thread'], text: '“Cotton,” says she.' }],
      otherwise: ['She bites off a thread.', 'She turns the cloth over.'],
      replies: {
        why: ['“Reasons cost extra,” says Asha.', '“I only sew,” says Asha.'],
        insult: ['Asha measures you with one eye.'],
      },
    },
    bilal: { name: 'Bilal', otherwise: ['He counts his buttons.'] },
  },
  replies: {
    touch: ['Your hand remembers its manners.', 'You keep your fingers to yourself.'],
    why: ['The yard keeps its reasons.'],
  },
  nodes: {
    shop: {
      text: 'A shop of three steps. Forty shirts hang from the beam. Asha sews by the window.',
      details: ['A thimble lies on the sill.'],
      scene: { time: 'dusk' },
      people: ['asha'],
      choices: [
        { text: 'Leave your coat', target: 'yard', sets: { coat: 'old_blue' } },
        { text: 'Walk home', target: 'home' },
      ],
    },
    yard: {
      text: 'A yard with a well. {=coat} would be warmer.',
      details: ['Moss grows between the stones.'],
      people: [],
      choices: [
        { text: 'Draw water', target: 'home' },
        { text: 'Go in again', target: 'shop' },
      ],
    },
    home: { text: 'You are home.', choices: [] },
  },
}

const TO_YARD: PlannedAction = { type: 'continue', pick: 0 }

const answers = (before: readonly PlannedAction[], ...words: readonly string[]) =>
  playThrough(
    SHOP,
    [...before, ...words.map((text) => ({ type: 'custom_action', text }) as const)],
    { seed: 7, xp: 1000 },
  )
    .turns.slice(before.length)
    .map(({ telling }) => telling.narrative)

test('a person answers by the kind of question, each line once', () => {
  const [first, insulted, second] = answers(
    [],
    'Asha, why are you up so late?',
    'you stupid fool',
    'why do you never look up?',
  )

  expect(new Set([first, second])).toEqual(
    new Set(['“Reasons cost extra,” says Asha.', '“I only sew,” says Asha.']),
  )
  expect(insulted).toBe('Asha measures you with one eye.')
})

test.for([
  ['do you like the rain?', /^She (?:bites off a thread|turns the cloth over)\.$/u],
  ['is Bilal crying', /^She /u],
  ['what is your name?', /^“Asha”$/u],
  ['Bilal, why did you run away?', /^Bilal is somewhere else\./u],
  ['is there anyone else in here with us?', /Asha/u],
  ['what time is it?', /^Dusk\.$/u],
  ['how many shirts are there?', /^Forty shirts hang from the beam\.$/u],
] as const)('in the shop, “%s” is answered from the scene', ([words, answer]) => {
  expect(answers([], words)[0]).toMatch(answer)
})

test.for([
  ['how many shirts were on the beam?', /Forty shirts hang from the beam\./u],
  ['which coat did I leave?', /^The coat that you left: the old blue one\.$/u],
  ['why is it so quiet?', /^The yard keeps its reasons\./u],
  ['who invented the moon?', /^(?!.*Moss)/u],
  ['the moss', /^Moss grows between the stones\.$/u],
] as const)('in the yard, “%s” is answered from earlier text and the state', ([words, answer]) => {
  expect(answers([TO_YARD], words)[0]).toMatch(answer)
})

test('words to no person get each line of the story for their kind once', () => {
  const told = answers([TO_YARD], 'stroke the bark of a tree', 'press my palm on the gate')

  const lines = SHOP.replies?.touch ?? []
  expect(new Set(told.map((text) => lines.find((line) => text.endsWith(line))))).toEqual(
    new Set(lines),
  )
})
