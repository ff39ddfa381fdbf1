import type { StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'

const story: StoryStructure = {
  start_node: 'court',
  state: {},
  cast: {
    sanaka: {
      name: 'Sanaka',
      says: [
        { about: ['queen', 'मलिका'], text: '“She sleeps badly.”' },
        { about: ['why do you talk'], text: '“I am not fond of gaps.”' },
      ],
      otherwise: ['Sanaka pulls up her shawl.'],
    },
  },
  nodes: {
    court: {
      text: 'Sanaka sits by the window, in a shawl.',
      people: ['sanaka'],
      reactions: [{ to: ['ask her who she is'], about: ['Sanaka'], text: '“Nobody,” she says.' }],
      choices: [{ text: 'Leave by the gate', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const say = (text: string) => saidIn(story, text)

test.for(['did the queen’s parrot bite you?', 'क्या मलिका का तोता काटता है?'])(
  'what belongs to somebody is not answered with what is told of them: %s',
  (text) => {
    expect(say(text)).not.toMatchObject({ answer: { of: 'topic', index: 0 } })
  },
)

test.for(['what ails the queen?', 'what is the queen’s name?', 'मलिका का क्या हाल है?'])(
  'who is asked after is told of: %s',
  (text) => {
    expect(say(text)).toMatchObject({ kind: 'topic', answer: { of: 'topic', index: 0 } })
  },
)

test('who is asked about something is not told of themself', () => {
  expect(say('ask Sanaka about the hairpin')).toMatchObject({
    kind: 'topic',
    person: 'sanaka',
    answer: null,
  })
  expect(say('ask Sanaka')).toMatchObject({ kind: 'reaction' })
})

test('one small word of a long question is not what it is about', () => {
  const text =
    'why can nobody weave a basket of reeds and carry a goose in it so that it can talk under way'

  expect(say(text)).not.toMatchObject({ answer: { of: 'topic', index: 1 } })
})
