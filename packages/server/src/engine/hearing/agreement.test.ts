import type { StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { agrees } from './agreement.ts'

test.for([
  ['twirl the jar', ['break the jar', 'smash it']],
  ['smell the jar', ['break the jar', 'smash it']],
  ['why is the jar so old', ['who made the jar', 'the jar']],
  ['where does the jar come from', ['look at the jar']],
  ['can I smell the jar', ['break the jar', 'smash it']],
  ['why is the jar so old', ['ask about the goat']],
  ['smell the letters', ['write']],
  ['throw a jar at the boat', ['naav dekho']],
  ['I nuzzle the jar. Why is it warm?', ['break the jar', 'smash it']],
  ['मैं सीढ़ी पर पानी पीता हूँ', ['सीढ़ी सूँघो']],
] as const)('%s is none of %j', ([said, phrases]) => {
  expect(agrees(said, phrases)).toBe(false)
})

test.for([
  ['snatch the jar', ['take the jar away']],
  ['look into the jar', ['the jar']],
  ['why is the jar so old', ['why keep a jar']],
  ['why is the jar so old', ['ask about the jar']],
  ['what is the jar', ['look at the jar']],
  ['poor old jar', ['break the jar']],
  ['can I look into the jar', ['look at the jar']],
  ['is there pickle in that old jar', ['what is in the jar']],
  ['tell me why the jar is so old', ['why keep a jar']],
] as const)('%s is one of %j', ([said, phrases]) => {
  expect(agrees(said, phrases)).toBe(true)
})

const story: StoryStructure = {
  start_node: 'shop',
  state: {},
  cast: {
    ama: {
      name: 'Ama',
      says: [{ about: ['cow'], text: '“She gives milk.”' }],
      otherwise: ['Ama counts.'],
    },
    lal: {
      name: 'Lal',
      says: [{ about: ['cow'], text: '“It was never about the cow.”' }],
      otherwise: ['Lal coughs.'],
    },
  },
  nodes: {
    shop: {
      text: 'A jar, a scale. Ama and Lal are at the till.',
      people: ['ama', 'lal'],
      reactions: [
        {
          to: ['break the jar', 'throw the jar'],
          about: ['jar'],
          text: 'It would ring for a week.',
        },
        { to: ['what is in the jar', 'look at the jar'], about: ['jar'], text: 'Pickle.' },
        { to: ['why is he here', 'is Lal a thief'], about: ['Lal'], text: 'He owes.' },
        { about: ['scale'], text: 'It is honest.' },
      ],
      choices: [
        { text: 'Pay for the jar at the scale', target: 'end', also: ['buy the jar by weight'] },
      ],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string) => saidIn(story, text)

test('a deed is answered by the reaction to that deed, and not by its neighbour on the same thing', () => {
  expect(say('I hurl the pickle jar')).toMatchObject({ answer: { index: 0 } })
  expect(say('I inspect the pickle jar')).toMatchObject({ answer: { index: 1 } })
  expect(say('I hide the pickle jar')).not.toMatchObject({ kind: 'reaction' })
})

test('a reaction that names only a thing answers whatever is done with it', () => {
  expect(say('I polish the old scale')).toMatchObject({ answer: { index: 3 } })
})

test('who is called by name has the word, wherever the name stands', () => {
  expect(say('Why did you claim my cow, Lal? You knew that I had paid.')).toMatchObject({
    kind: 'topic',
    person: 'lal',
    answer: { index: 0 },
  })
})
