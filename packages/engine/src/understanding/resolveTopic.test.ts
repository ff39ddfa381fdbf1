import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { NO_LORE } from './lore.ts'

const story: StoryStructure = {
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

function say(text: string, playing: number) {
  const topics = () => ({ ...NO_LORE.topics(text), playing, topic: 'save' as const })
  return saidIn(story, text, {}, { topics })
}

test('words that are likely about playing get help', () => {
  expect(say('keep my place for me', 0.5)).toEqual({ aside: 'hint', topic: 'save' })
  expect(say('keep my place for me', 0.1)).not.toHaveProperty('aside')
})

test('words that clearly mean a choice get help only if it is nearly certain', () => {
  expect(say('go down, save the dolls', 0.5)).toMatchObject({ kind: 'advance', choice: 0 })
  expect(say('go down, save the dolls', 0.95)).toEqual({ aside: 'hint', topic: 'save' })
})

test("an author's answer to exactly these words comes before help", () => {
  expect(say('thread the needle', 0.95)).toMatchObject({ kind: 'reaction' })
})

test('one word needs a higher probability, because it may name anything in a story', () => {
  expect(say('yawn', 0.5)).not.toHaveProperty('topic')
  expect(say('bookmark', 0.65)).toEqual({ aside: 'hint', topic: 'save' })
})

test('a long text belongs to the story', () => {
  expect(say('keep my place '.repeat(12), 0.95)).not.toHaveProperty('topic')
})

test.each(['again', 'Do it again!', 'phir se', 'दोबारा'])(
  '“%s” repeats the last act and gets no help',
  (text) => {
    expect(say(text, 0.95)).not.toHaveProperty('topic')
    expect(say(`${text} bookmark my place`, 0.95)).toEqual({ aside: 'hint', topic: 'save' })
  },
)
