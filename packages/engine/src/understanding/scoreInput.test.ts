import type { StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { NO_LORE } from './lore.ts'

const story: StoryStructure = {
  start_node: 'court',
  cast: {
    minister: {
      name: 'the minister',
      says: [{ about: ['the treasury', 'the empty treasury'], text: '“Empty,” he says.' }],
      otherwise: ['The minister looks at his nails.'],
    },
  },
  reactions: [{ to: ['sing a song', 'sing something loudly'], text: 'Your song dies away.' }],
  nodes: {
    court: {
      text: 'The king sits under a torn canopy. The minister leans to you, whispering. A painter waits by the jar.',
      people: ['minister'],
      reactions: [
        { to: ['look at the canopy', 'what happened to the canopy'], text: 'Moths did.' },
      ],
      choices: [
        {
          text: 'Hear what the minister is whispering to you',
          target: 'corner',
          also: ['listen to the minister', 'lean closer to the minister'],
        },
        {
          text: 'Promise the painter his place in the picture',
          target: 'end',
          also: [
            'promise to put the painter in the picture',
            'tell the painter he will be painted',
            'promise him, no haggling',
          ],
        },
        {
          text: 'घड़े का ढक्कन खोलो',
          target: 'end',
          also: ['ghade ka dhakkan kholo', 'घड़ा खोलकर देखो'],
        },
      ],
    },
    corner: { text: 'He whispers.', choices: [{ text: 'Go on', target: 'end' }] },
    end: { text: 'The end.', choices: [] },
  },
}
const say = (text: string) => saidIn(story, text)

describe('free text matches', () => {
  test.for([
    ['listen to the ministers whisper', 0],
    ['i lean closer to the minister', 0],
    ['lisen to the ministr', 0],
    ['घड़े का ढक्कन खोल दो', 2],
    ['ghadey ka dhakan khol do', 2],
  ] as const)('the nearest choice: %s', ([text, choice]) => {
    expect(say(text)).toMatchObject({ kind: 'advance', choice })
  })

  test.for([
    ["what's the minister whispering?", 0],
    ['what is the minister whispering to me', 0],
    ['“Painter, I promise you your place in the picture!”', 1],
  ] as const)('a choice, if it is a question or a quotation: %s', ([text, choice]) => {
    expect(say(text)).toMatchObject({ kind: 'advance', choice })
  })

  test.for([
    'I will not promise the painter his place in the picture',
    "don't promise to put the painter in the picture",
    'I refuse to tell the painter he will be painted',
    'painter ko picture ka promise mat karo',
  ])(
    'no choice, if it denies that choice and another phrase of the choice has a “no”: %s',
    (text) => {
      expect(say(text)).not.toMatchObject({ kind: 'advance' })
    },
  )

  test('a choice, if a “no” belongs to the choice or denies no act', () => {
    expect(say('promise the painter, no haggling')).toMatchObject({ kind: 'advance', choice: 1 })
    expect(say('why don’t you listen to the minister')).not.toMatchObject({ aside: 'ask' })
  })

  test.for([
    'should I listen to the minister?',
    'what if I lean closer to the minister',
    'what happens if I listen to the minister?',
    'What would happen if I listen to the minister?',
    'did I already listen to the minister?',
    'have I already listened to the minister',
  ])('no choice, if it only considers one: %s', (text) => {
    expect(say(text)).not.toMatchObject({ kind: 'advance' })
  })

  test('answers of the scene, of the story, and of a topic', () => {
    expect(say('what happened to that canopy?')).toMatchObject({ answer: { of: 'scene' } })
    expect(say('I sing a loud song')).toMatchObject({ answer: { of: 'story' } })
    expect(say('The empty treasury?')).toMatchObject({ answer: { of: 'topic' } })
  })

  test('no choice, if it names only the noun of the choice with another act', () => {
    expect(say('I smell the jar')).not.toMatchObject({ kind: 'advance' })
    expect(say('paint the canopy')).not.toMatchObject({ kind: 'advance' })
  })

  test.for(['order a pizza', 'I yawn', 'my feet hurt so much', 'zzz qqq'])(
    'no choice without a question back: %s',
    (text) => {
      const came = say(text)

      expect(came).not.toMatchObject({ kind: 'advance' })
      expect(came).not.toMatchObject({ aside: 'ask' })
    },
  )
})

const roof: StoryStructure = {
  start_node: 'roof',
  state: {},
  cast: { granny: { name: 'Granny', otherwise: ['Granny hums.'] } },
  nodes: {
    roof: {
      people: ['granny'],
      text: 'Two dolls in white lie on the quilt.',
      choices: [{ text: 'Go down', target: 'end', also: ['go down and save the dolls'] }],
      reactions: [{ to: ['thread the needle'], text: '“I shall,” says Granny.' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

function sayWith(text: string, playing: number) {
  const topics = () => ({ ...NO_LORE.topics(text), playing, topic: 'save' as const })
  return saidIn(roof, text, {}, { topics })
}

test('words that are likely about playing get help', () => {
  expect(sayWith('keep my place for me', 0.5)).toEqual({ aside: 'hint', topic: 'save' })
  expect(sayWith('keep my place for me', 0.1)).not.toHaveProperty('aside')
})

test('words that clearly mean a choice get help only if it is nearly certain', () => {
  expect(sayWith('go down, save the dolls', 0.5)).toMatchObject({ kind: 'advance', choice: 0 })
  expect(sayWith('go down, save the dolls', 0.95)).toEqual({ aside: 'hint', topic: 'save' })
})

test("an author's answer to exactly these words comes before help", () => {
  expect(sayWith('thread the needle', 0.95)).toMatchObject({ kind: 'reaction' })
})

test('one word needs a higher probability, because it may name anything in a story', () => {
  expect(sayWith('yawn', 0.5)).not.toHaveProperty('topic')
  expect(sayWith('bookmark', 0.65)).toEqual({ aside: 'hint', topic: 'save' })
})

test('a long text belongs to the story', () => {
  expect(sayWith('keep my place '.repeat(12), 0.95)).not.toHaveProperty('topic')
})

test.each(['again', 'Do it again!', 'phir se', 'दोबारा'])(
  '“%s” repeats the last act and gets no help',
  (text) => {
    expect(sayWith(text, 0.95)).not.toHaveProperty('topic')
    expect(sayWith(`${text} bookmark my place`, 0.95)).toEqual({ aside: 'hint', topic: 'save' })
  },
)
