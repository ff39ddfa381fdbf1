import { openGraph, type StoryStructure } from '@kathasagar/api/rules'
import { expect, test } from 'vitest'

import { beginStory } from '../../turn/apply.ts'
import { interpret } from '../../turn/interpret.ts'
import { NO_LORE } from '../lore.ts'

const story: StoryStructure = {
  start_node: 'roof',
  state: {},
  cast: { granny: { name: 'Granny', otherwise: ['Granny hums.'] } },
  nodes: {
    roof: {
      people: ['granny'],
      text: 'Two dolls in white lie on the quilt.',
      choices: [{ text: 'Go down', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}
/** All words are somewhat likely to be about playing, and those about a game next to certain. */
const lore = {
  ...NO_LORE,
  topics: (text: string) => ({
    ...NO_LORE.topics(text),
    playing: /game/u.test(text) ? 0.95 : 0.5,
  }),
}

function say(text: string) {
  const graph = openGraph(story)
  const { state } = beginStory(graph, { xp: 100, seed: 7 })
  const action = { type: 'custom_action', text } as const
  return interpret({ graph, state, action, lore })
}

test('what names something of the scene must be the surer to be about playing', () => {
  expect(say('which one is it')).toEqual({ aside: 'hint', topic: 'help' })
  expect(say('which of the dolls is it')).not.toHaveProperty('aside')
})

test('what is next to certain is so whatever it names', () => {
  expect(say('which of the dolls is it in the game')).toEqual({ aside: 'hint', topic: 'help' })
})

test('what is said to somebody who is there must be the surer', () => {
  expect(say('is it yours')).toEqual({ aside: 'hint', topic: 'help' })
  expect(say('granny, is it yours')).toMatchObject({ kind: 'topic', person: 'granny' })
})
