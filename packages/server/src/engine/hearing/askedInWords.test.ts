import { openGraph, type StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { beginStory } from '../turn/apply.ts'
import { interpret } from '../turn/interpret.ts'
import { isAskedInWords } from '../words/question.ts'
import { rankByMeaning } from './rankMeant.ts'

test.for([
  'what is in there',
  'Anthappan, who is poor?',
  'is she crying? and why?',
  'did Kesu lie to me?',
] as const)('"%s" plainly asks', (text) => {
  expect(isAskedInWords(text)).toBe(true)
})

test.for([
  'I carry it to the dewan: "Sir, a slip of mine?"',
  'open it, what is in there?',
  'piche mud ke dekho kaun hai',
] as const)('"%s" is more than a question, or none of English', (text) => {
  expect(isAskedInWords(text)).toBe(false)
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

function say(text: string) {
  const graph = openGraph(story)
  const { state } = beginStory(graph, { xp: 100, seed: 7 })
  const action = { type: 'custom_action', text } as const
  return interpret({ graph, state, action, rankChoices: rankByMeaning })
}

test.for(['should we buy the jar by weight?', 'what if I buy the jar by weight?'])(
  'who proposes a choice is asked back for it: %s',
  (text) => {
    expect(say(text)).toMatchObject({ aside: 'ask' })
  },
)

test('whoever plainly asks is not asked back for a deed', () => {
  expect(say('who will buy the jar by weight')).not.toMatchObject({ aside: 'ask' })
  expect(say('buy a jar by its weight')).toMatchObject({ kind: 'advance' })
})
