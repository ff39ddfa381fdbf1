import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { beginStory } from '../turn/apply.ts'
import type { NarrationRequest } from '../narration/narration.ts'
import { authorsNote, voiceText } from './voiceText.ts'
import { estimateTokens } from './tokens.ts'

const LONG = 'The river says so, and says it again. '.repeat(40)
const node = (text: string) => ({ text, choices: [{ text: 'Go', target: 'end' }] })
const structure: StoryStructure = {
  start_node: 'a',
  state: { wet: { flag: false } },
  nodes: {
    a: node(`It begins here. ${LONG}`),
    b: node('You come to the ford. It is {wet: high|low} today. Nobody waits.'),
    c: node('{wet: Rain.|Sun.} You go on.'),
    d: node('A fourth place.'),
    end: { text: 'The last words of all.', choices: [] },
  },
}
const graph = openGraph(structure)
const { state } = beginStory(graph, { xp: 9, seed: 1 })
const having = (...visited: string[]): NarrationRequest => ({
  graph,
  state: { ...state, visited },
  ruling: { kind: 'start' },
  action: null,
  language: 'en',
  manner: 'tenali',
  recent: [],
})

test('the style examples are the opening and the first visited scenes', () => {
  expect(voiceText(having('a'))).toMatch(/^It begins here\. The river says so/u)
  expect(voiceText(having('a', 'b'))).toContain('\n\nYou come to the ford.')
  expect(voiceText(having('a', 'b'))).not.toMatch(/Nobody waits|\{/u)
  expect(voiceText(having('a', 'c'))).toBe(voiceText(having('a')))
})

test('from the third scene on the style examples are constant', () => {
  expect(voiceText(having('a', 'b', 'c', 'd'))).toBe(voiceText(having('a', 'b', 'c')))
})

test('a style example is a few sentences, however long its scene is', () => {
  expect(estimateTokens(voiceText(having('a')))).toBeLessThan(100)
  expect(voiceText(having('a'))).toMatch(/\.$/u)
})

const canon = { title: '', description: '', rating: 'everyone' } as const

test.each([
  [
    { guidance: 'Tone: slow and kind. Setting: a mill.', prompt: 'Be brief.' },
    'Tone: slow and kind.',
  ],
  [{ guidance: ' ', prompt: 'Let the river be patient. Always.' }, 'Let the river be patient.'],
  [{ guidance: '', prompt: '' }, ''],
])("the author's most important instruction is repeated: %j", (asked, note) => {
  expect(authorsNote({ ...canon, ...asked }, 5)).toBe(note)
  expect(authorsNote({ ...canon, ...asked }, 1)).toBe('')
})
