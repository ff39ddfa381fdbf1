import type { StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { isAskedInWords, isAskedOf, isAsking, isQuestion } from '../words/question.ts'

test.for([
  'what is in there',
  'Anthappan, who is poor?',
  'is she crying? and why?',
  'did Kesu lie to me?',
  'ye bhoori kaun hai?',
  'Sarubai why would you go last',
] as const)('"%s" plainly asks', (text) => {
  expect(isAskedInWords(text)).toBe(true)
})

test.for([
  'I carry it to the dewan: "Sir, a slip of mine?"',
  'open it, what is in there?',
  'piche mud ke dekho kaun hai',
] as const)('"%s" is more than a question', (text) => {
  expect(isAskedInWords(text)).toBe(false)
})

test.for([
  'ask the king how he knows the number',
  'I ask Sohni what she says to it',
  'पहरेदार से पूछती हूँ कि छत पर कौन रहता है',
  'दूत से पूछो कि उसे किसने भेजा है',
] as const)('"%s" asks somebody', (text) => {
  expect(isAskedOf(text)).toBe(true)
})

test.for(['ask him to sing', 'tell him who I am', 'ask for bread'] as const)(
  '"%s" asks nobody anything',
  (text) => {
    expect(isAskedOf(text)).toBe(false)
  },
)

test.for([
  ['ask him why he came', true],
  ['Ask about the rope', true],
  ['Ask that he fill it', false],
  ['ask her to wait', false],
] as const)('whether "%s" puts a question: %s', ([choice, asks]) => {
  expect(isAsking(choice)).toBe(asks)
})

test.for([
  ['kanne kisne baandhe, seedha batao na ustad', true],
  ['jo kaha gaya vahi bata do', false],
  ['see what is there', false],
] as const)('whether "%s" is a question: %s', ([text, asks]) => {
  expect(isQuestion(text)).toBe(asks)
})

const story: StoryStructure = {
  start_node: 'shop',
  state: {},
  nodes: {
    shop: {
      text: 'A jar, a scale.',
      choices: [{ text: 'Pay for the jar', target: 'end', also: ['buy the jar by weight'] }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string) => saidIn(story, text)

test.for(['should we buy the jar by weight?', 'what if I buy the jar by weight?'])(
  'who proposes a choice is asked back for it: %s',
  (text) => {
    expect(say(text)).toMatchObject({ aside: 'ask' })
  },
)

test('to ask somebody something is to take no choice that asks nothing', () => {
  expect(say('ask him why I should buy the jar by weight')).not.toMatchObject({ kind: 'advance' })
  expect(say('ask him why I should buy the jar by weight')).not.toMatchObject({ aside: 'ask' })
})

test('a choice is not taken by its noun where another deed is done with that', () => {
  expect(say('sniff the old jar of the scale')).not.toMatchObject({ kind: 'advance' })
  expect(say('the jar')).toMatchObject({ kind: 'advance' })
})

test('whoever plainly asks is not asked back for a deed', () => {
  expect(say('who will buy the jar by weight')).not.toMatchObject({ aside: 'ask' })
  expect(say('buy a jar by its weight')).toMatchObject({ kind: 'advance' })
})
