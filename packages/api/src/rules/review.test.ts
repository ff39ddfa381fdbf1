import { expect, test } from 'vitest'
import { reviewStructure } from './review.ts'
import type { StoryNode, StoryStructure } from './structure.ts'

const sound: StoryStructure = {
  start_node: 'intro',
  nodes: {
    intro: {
      text: 'A river.',
      choices: [
        { text: 'Cross', target: 'end' },
        { text: 'Wait', target: 'intro' },
      ],
    },
    end: { text: 'The far bank.', choices: [] },
  },
}

function withNode(name: string, node: StoryNode): StoryStructure {
  return { ...sound, nodes: { ...sound.nodes, [name]: node } }
}

function codes(structure: StoryStructure) {
  return reviewStructure(structure).map(({ code, node, choice }) => [code, node, choice])
}

test('a sound structure has no findings', () => {
  expect(reviewStructure(sound)).toEqual([])
})

test('a start that is not there is the only finding about paths', () => {
  expect(codes({ ...sound, start_node: 'nowhere' })).toEqual([['no_start', 'nowhere', undefined]])
})

test('a choice to a missing node is named by its place', () => {
  const structure = withNode('intro', {
    text: 'A river.',
    choices: [
      { text: 'Cross', target: 'end' },
      { text: 'Fly', target: 'sky' },
    ],
  })

  expect(codes(structure)).toEqual([['missing_target', 'intro', 1]])
})

test('a node that no path leads to is found', () => {
  const structure = withNode('island', {
    text: 'An island.',
    choices: [{ text: 'Swim', target: 'end' }],
  })

  expect(codes(structure)).toEqual([['unreachable_node', 'island', undefined]])
})

test('nodes that only lead round in a circle are found', () => {
  const structure = withNode('intro', {
    text: 'A river.',
    choices: [
      { text: 'Cross', target: 'end' },
      { text: 'Dive', target: 'whirl' },
    ],
  })
  const whirling = {
    ...structure,
    nodes: {
      ...structure.nodes,
      whirl: { text: 'Round.', choices: [{ text: 'On', target: 'whirl' }] },
    },
  }

  expect(codes(whirling)).toEqual([['ending_out_of_reach', 'whirl', undefined]])
})

test('a story in which every node has choices has no ending', () => {
  const structure = withNode('end', {
    text: 'On and on.',
    choices: [{ text: 'Back', target: 'intro' }],
  })

  expect(codes(structure)).toEqual([['no_ending', 'intro', undefined]])
})

test('empty texts and empty choices are found', () => {
  const structure = withNode('intro', { text: ' \n', choices: [{ text: ' ', target: 'end' }] })

  expect(codes(structure)).toEqual([
    ['empty_text', 'intro', undefined],
    ['empty_choice', 'intro', 0],
  ])
})

test('choices that differ only in case, spaces and punctuation are alike', () => {
  const structure = withNode('intro', {
    text: 'A river.',
    choices: [
      { text: 'Cross the river', target: 'end' },
      { text: ' cross  THE river!', target: 'intro' },
    ],
  })

  expect(codes(structure)).toEqual([['choices_alike', 'intro', 1]])
})

test('every finding says what is wrong and what to do, in whole sentences', () => {
  const broken: StoryStructure = {
    start_node: 'a',
    nodes: {
      a: {
        text: '',
        choices: [
          { text: '', target: 'x' },
          { text: 'Go', target: 'b' },
          { text: 'go', target: 'b' },
        ],
      },
      b: { text: 'B', choices: [{ text: 'Stay', target: 'b' }] },
      c: { text: 'C', choices: [{ text: 'Go', target: 'a' }] },
    },
  }

  for (const { message, remedy } of reviewStructure(broken)) {
    expect(message).toMatch(/^[A-Z].*\.$/u)
    expect(remedy).toMatch(/^[A-Z].*\.$/u)
  }
})
