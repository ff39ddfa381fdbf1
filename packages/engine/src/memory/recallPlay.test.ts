import { openGraph, startWorld, type StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { recallPlay, type PlayedStep } from './recallPlay.ts'

const story: StoryStructure = {
  start_node: 'fork',
  state: { wet: { flag: false } },
  nodes: {
    fork: {
      text: 'Two ways.',
      choices: [
        { text: 'Wade', target: 'gate', recall: 'You waded.', sets: { wet: true } },
        { text: 'Walk round', target: 'gate', recall: ' ' },
        { text: 'Go home', target: 'home' },
      ],
    },
    gate: {
      text: 'A gate.',
      choices: [
        { text: 'Knock', target: 'hall', recall: 'You knocked.' },
        { text: 'Turn back', target: 'home', recall: 'You turned back.' },
      ],
    },
    hall: { text: 'A hall.', choices: [] },
    home: { text: 'Home.', choices: [] },
  },
}
const graph = openGraph(story)

const step = (number: number, node: string, given: Partial<PlayedStep> = {}): PlayedStep => ({
  id: `t${number}`,
  number,
  action: { user_input: null, selected_choice: null },
  node,
  offered: 2,
  is_removed: false,
  ...given,
})
const chose = (text: string) => ({ action: { user_input: null, selected_choice: text } })
const said = (text: string) => ({ action: { user_input: text, selected_choice: null } })
const worldWith = (recalled: { node: string; choice: number; turn: number }[]) => ({
  ...startWorld(graph.declared ?? {}),
  recalled,
})

describe('review at an ending', () => {
  const steps = [step(0, 'fork'), step(1, 'gate', chose('Wade')), step(2, 'hall', chose('Knock'))]

  test('lines of the author have their turns, in order', () => {
    const world = worldWith([
      { node: 'fork', choice: 0, turn: 1 },
      { node: 'gate', choice: 0, turn: 2 },
    ])

    expect(recallPlay(graph, steps, world)).toEqual([
      { text: 'You waded.', kind: 'recall', turn_id: 't1', turn: 1 },
      { text: 'You knocked.', kind: 'recall', turn_id: 't2', turn: 2 },
    ])
  })

  test("without lines of the author, decisions are shown in the player's words", () => {
    const spoken = [
      step(0, 'fork'),
      step(1, 'gate', said('I wade in')),
      steps[2] ?? step(2, 'hall'),
    ]

    expect(recallPlay(graph, spoken, undefined)).toEqual([
      { text: 'I wade in', kind: 'words', turn_id: 't1', turn: 1 },
      { text: 'Knock', kind: 'choice', turn_id: 't2', turn: 2 },
    ])
  })

  test('removed words, turns without a fork and turns in the same scene are left out', () => {
    const others = [
      step(0, 'fork'),
      step(1, 'gate', { ...said('I wade in'), is_removed: true }),
      step(2, 'gate', { ...said('I wait'), offered: 1 }),
      step(3, 'hall', chose('Knock')),
    ]

    expect(recallPlay(graph, others, undefined)).toEqual([])
  })

  test('a blank line, and a line without its turn or choice, are left out', () => {
    const world = worldWith([
      { node: 'fork', choice: 1, turn: 1 },
      { node: 'fork', choice: 9, turn: 1 },
      { node: 'gone', choice: 0, turn: 1 },
      { node: 'gate', choice: 0, turn: 7 },
    ])

    expect(recallPlay(graph, [step(0, 'fork')], world)).toEqual([])
  })

  test('at most six lines are shown', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      step(at, at % 2 === 0 ? 'fork' : 'gate', chose('Wade')),
    )

    expect(recallPlay(graph, many, undefined)).toHaveLength(6)
  })
})
