import { openGraph, type StoryNode, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { NO_LORE } from '../hearing/lore.ts'
import type { Action } from '../ruling/action.ts'
import { beginStory } from '../turn/apply.ts'
import { isAside } from '../turn/aside.ts'
import { playTurn, rulesOf } from '../turn/playTurn.ts'
import { tell } from './tell.ts'

const story: StoryStructure = {
  start_node: 'forge',
  state: {},
  cast: { gauri: { name: 'Gauri', otherwise: ['Gauri only hums.'] } },
  replies: { words: ['So you say.'] },
  nodes: {
    forge: {
      text: 'The panting blacksmith ran up with a horseshoe on a brass plate. He had put lime pickle beside it.',
      choices: [{ text: 'Go on to the well', target: 'well' }],
    },
    well: {
      text: 'The well is dry. Gauri sits on the rim of it.',
      choices: [{ text: 'Go home', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

const ABOUT_PLATES = {
  reactions: [
    { to: ['who sold him plates', 'how far is the market'], text: 'Nobody says.' },
    ...['bucket', 'rope', 'moss', 'frog', 'wheel'].map((thing) => ({
      to: [`look at the ${thing}`, `touch that ${thing}`],
      text: `There is a ${thing}.`,
    })),
  ],
}

/** What is told at the well of what is said there, one after the other. */
const toldAtTheWell = (more: Partial<StoryNode>, ...said: readonly string[]): string[] => {
  const { nodes } = story
  return toldIn({ ...story, nodes: { ...nodes, well: { ...nodes.well!, ...more } } }, ...said)
}

/** The same in another story, whose first choice goes on to the well. */
function toldIn(structure: StoryStructure, ...said: readonly string[]): string[] {
  const graph = openGraph(structure)
  let { state } = beginStory(graph, { xp: 100, seed: 11 })
  const told = [graph.node(graph.start).text]
  const actions: Action[] = [
    { type: 'continue', selected_choice: 'Go on to the well' },
    ...said.map((text): Action => ({ type: 'custom_action', text })),
  ]
  for (const action of actions) {
    const place = { graph, state, lore: NO_LORE, ...rulesOf({ commands: {} }) }
    const turn = playTurn(place, action, (begun) =>
      tell({ ...begun, language: 'en', manner: 'kathakar', recent: told }),
    )
    if ('code' in turn || isAside(turn)) throw new Error('No turn came of it.')
    state = turn.state
    told.push(turn.telling.narrative)
  }
  return told.slice(2)
}

const PLATE = 'The panting blacksmith ran up with a horseshoe on a brass plate.'
const LEANING = 'that panting blacksmith ran so far with his horseshoe on the brass plate'

test('words that lean on an earlier scene are told what was told there', () => {
  const [answer] = toldAtTheWell({}, LEANING)

  expect(answer).toContain(PLATE)
  expect(answer).toContain('So you say.')
})

test('who asks is told that, and nothing beside', () => {
  const [answer] = toldAtTheWell({}, `${LEANING}, why?`)

  expect(answer).toMatch(/The panting blacksmith ran up[^.]*\.$/)
})

test('somebody who has no answer is told it to all the same', () => {
  const [answer] = toldAtTheWell({ people: ['gauri'] }, `Gauri, ${LEANING}`)

  expect(answer).toContain(PLATE)
  expect(answer).toMatch(/Gauri only hums\.$/)
})

test('an answer to a few words of it is not given for it', () => {
  expect(toldAtTheWell(ABOUT_PLATES, 'who sold him plates?')).toEqual(['Nobody says.'])
  expect(toldAtTheWell(ABOUT_PLATES, `${LEANING}, why?`)[0]).toContain(PLATE)
})

test('it comes back once, and only for words that lean on much of it', () => {
  const [first, again, little] = toldAtTheWell({}, LEANING, LEANING, 'a plate of rice, I say')

  expect(first).toContain(PLATE)
  expect(again).not.toContain(PLATE)
  expect(little).not.toContain('pickle')
})

test.each([
  ['as it would read now', `{burnt: ${PLATE} He wept and wept over it.}`],
  ['as it would read the next time', `{The forge is cold.|${PLATE} He wept over it.}`],
])('a part of an earlier scene is not told %s, but never was', (_, text) => {
  const { forge, well, end } = story.nodes
  const told = toldIn(
    {
      ...story,
      state: { burnt: { flag: false } },
      nodes: {
        forge: { ...forge!, text: `The forge is cold. ${text}` },
        well: { ...well!, enters: { sets: { burnt: true } } },
        end: end!,
      },
    },
    LEANING,
    'what blacksmith ran with a horseshoe on a brass plate?',
  )

  expect(told.join(' ')).not.toMatch(/panting|wept/u)
})
