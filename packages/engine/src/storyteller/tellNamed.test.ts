import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../hearing/lore.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../turn/aside.ts'
import { playTurn, rulesOf } from '../turn/playTurn.ts'
import { tell } from './tell.ts'

const story: StoryStructure = {
  start_node: 'house',
  state: {},
  cast: { mira: { name: 'Mira', otherwise: ['Mira bites the chilli.'] } },
  replies: { who: ['You put the name you lack where a name would go.'], deed: ['You begin.'] },
  nodes: {
    house: {
      text: 'A lattice, a copper plate over the hearth. Forty shells lie in a bowl.',
      choices: [{ text: 'Open the door', target: 'yard' }],
    },
    yard: {
      text: 'A lattice, a copper plate.',
      people: ['mira'],
      choices: [{ text: 'Go', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

function answerTo(text: string, start = 'house', language: 'en' | 'hi' = 'en') {
  const graph = openGraph({ ...story, start_node: start })
  const { state } = beginStory(graph, { xp: 100, seed: 11 })
  const place = { graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
  const turn = playTurn(place, { type: 'custom_action', text }, (begun) =>
    tell({ ...begun, language, manner: 'tenali', recent: [] }),
  )
  return 'code' in turn || isAside(turn) ? null : turn.telling.narrative
}

test('a question that nobody answers names what was asked after, in the story’s own voice too', () => {
  const answer = answerTo('who would hide behind that lattice?')

  expect(answer).toContain('the lattice')
  expect(answer).toContain('You put the name you lack where a name would go.')
})

test('whoever does not answer leaves open what was asked after', () => {
  const answer = answerTo('Mira, when did you last polish the plate?', 'yard')

  expect(answer).toContain('Mira bites the chilli.')
  expect(answer).toContain('the plate')
})

test.for(['is the lattice copper?', 'why did the plate copper?', 'I put the plate upstairs'])(
  'in "%s" no word is named that only tells of another',
  (text) => {
    expect(answerTo(text)).not.toMatch(/the (?:copper|upstairs)/)
  },
)

test('only what the author has a word for is named, and only a noun', () => {
  expect(answerTo('who would hide behind that teapot?')).not.toContain('teapot')
  expect(answerTo('who would copper that goat?')).not.toContain('the copper')
})

test('a deed of a kind that is known is told by its kind before it is one like any other', () => {
  expect(answerTo('I dance and I dance')).not.toContain('You begin.')
})
