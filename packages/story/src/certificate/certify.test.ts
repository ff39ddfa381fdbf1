import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { certify } from './certify.ts'
import { isPlayFinding } from '../finding.ts'
import { reviewStory } from '../review/review.ts'
import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import type { StoryNode } from '../schema/structure.ts'

const ferry: ReviewedStory = {
  structure: {
    start_node: 'shore',
    nodes: {
      shore: {
        text: 'word '.repeat(512),
        choices: [
          { text: 'Row', target: 'sea' },
          { text: 'Walk', target: 'home' },
        ],
      },
      sea: {
        text: 'word '.repeat(520),
        choices: [
          { text: 'Back', target: 'shore' },
          { text: 'On', target: 'isle' },
        ],
      },
      home: { title: 'At Home', text: 'word', choices: [] },
      isle: { text: 'word '.repeat(260), choices: [] },
    },
  },
  content_rating: 'everyone',
  initial_xp: 1,
  game_config: { commands: { continue: { cost: 3 } } },
}

test('a certificate shows the shortest path to each ending, with its time and XP', () => {
  const certificate = certify(ferry)

  expect(certificate?.endings).toMatchObject([
    {
      node: 'home',
      title: 'At Home',
      path: [{ node: 'shore', choice: 1, text: 'Walk' }],
      minutes: 3,
      xp_spent: 1,
      xp_left: 55,
    },
    {
      node: 'isle',
      title: 'Isle',
      path: [
        { node: 'shore', choice: 0, text: 'Row' },
        { node: 'sea', choice: 1, text: 'On' },
      ],
      minutes: 6,
      xp_spent: 4,
      xp_left: 57,
    },
  ])
  expect(certificate?.cheapest.node).toBe('home')
})

test('a thousand plays see every node, and their shares add up', () => {
  const certificate = certify(ferry)

  expect(certificate?.plays).toEqual({
    count: 1000,
    seed: 1,
    nodes_seen: 1,
    endings_seen: 1,
    unseen: [],
    cut_short: 0,
  })
  expect(certificate?.endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('the longest sampled path has more loops than the shortest', () => {
  const [home] = certify(ferry)?.endings ?? []

  expect(home?.longest_minutes).toBeGreaterThan(home?.minutes ?? Infinity)
})

test('the same seed gives the same certificate, and another seed a different one', () => {
  const shares = (seed: number) => certify(ferry, { seed })?.endings.map(({ share }) => share)

  expect(certify(ferry, { seed: 7 })).toEqual(certify(ferry, { seed: 7 }))
  expect(shares(7)).not.toEqual(shares(8))
})

test('an ending that no random play reaches counts as unseen', () => {
  const names = Array.from({ length: 40 }, (_, i) => `step_${i}`)
  const nodes = names.map((name, i): [string, StoryNode] => [
    name,
    {
      text: 'A step.',
      choices: [
        { text: 'Up', target: names[i + 1] ?? 'summit' },
        { text: 'Down', target: 'valley' },
      ],
    },
  ])
  const ending = { text: 'An end.', choices: [] }
  const structure = {
    start_node: 'step_0',
    nodes: Object.fromEntries([...nodes, ['summit', ending], ['valley', ending]]),
  }

  const certificate = certify({ ...ferry, structure })

  expect(certificate?.plays.endings_seen).toBe(0.5)
  expect(certificate?.plays.unseen).toContain('summit')
  expect(certificate?.endings[0]).toMatchObject({ node: 'summit', longest_minutes: null, share: 0 })
})

test('a story with errors gets no certificate', () => {
  const structure = { ...ferry.structure, start_node: 'nowhere' }

  expect(certify({ ...ferry, structure })).toBeNull()
})

test('a story gets a certificate exactly if the review finds no error about play', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const node = fc.record({
    text: fc.constantFrom('Here.', 'There.', ''),
    choices: fc.array(fc.record({ text: fc.constantFrom('Go', 'Stay', 'Run'), target: name }), {
      maxLength: 2,
    }),
  })

  fc.assert(
    fc.property(name, fc.dictionary(name, node), (start_node, nodes) => {
      const story = { ...ferry, structure: { start_node, nodes } }
      const hasError = reviewStory(story).some(isPlayFinding)

      expect(certify(story, { plays: 20 }) === null).toBe(hasError)
    }),
  )
})

test('a path is priced by its steps: a look, an answer and a repeated scene', () => {
  const node = (text: string, more: Partial<StoryNode>): StoryNode => ({
    text,
    choices: [],
    ...more,
  })
  const certificate = certify({
    ...ferry,
    initial_xp: 100,
    structure: {
      start_node: 'shore',
      state: { rope: { flag: false }, oar: { flag: false }, name: { typed: 9, start: '' } },
      nodes: {
        shore: node('The shore.', {
          close_up: { text: 'A rope.', sets: { rope: true } },
          choices: [
            { text: 'Row', target: 'end', if: 'rope and oar and name == "mira"' },
            { text: 'Walk', target: 'hut' },
          ],
        }),
        hut: node('A hut.', {
          asks: [{ variable: 'name', label: 'Name' }],
          reactions: [{ to: ['beg for an oar'], text: 'An oar.', sets: { oar: true } }],
          choices: [{ text: 'Back', target: 'shore' }],
        }),
        end: node('The end.', {}),
      },
    },
  })

  // A closer look (2), to the hut (3), free text (1), typed text (0), back (3) and on (3). XP won:
  // the hut and the end.
  expect(certificate?.endings).toMatchObject([{ xp_spent: 12, xp_left: 100 - 12 + 5 + 55 }])
})
