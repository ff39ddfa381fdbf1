import { expect, test } from 'vitest'

import { STATUSES } from '../../.storybook/lifeCycle.ts'
import { readIndex } from './storyIndex.ts'
import { statusFaults } from './lifeCycle.ts'

const index = await readIndex()
const stories = index.filter(({ type }) => type === 'story')

test('every title has exactly one status, and somebody who meets it', () => {
  expect(stories.length).toBeGreaterThan(900)
  expect(statusFaults(stories)).toEqual([])
})

test.each(Object.keys(STATUSES))('some piece is %s', (status) => {
  expect(stories.some(({ tags }) => tags.includes(status))).toBe(true)
})

test.each([
  [['role:player'], 'has 0 of the tags stable, beta, internal: it takes one'],
  [['stable', 'beta', 'role:player'], 'has 2 of the tags stable, beta, internal: it takes one'],
  [['stable'], 'has no tag of role:player, role:author, role:admin'],
])('a title tagged %j would be found', (tags, fault) => {
  const story = { id: 'a--b', name: 'B', type: 'story', importPath: 'a.stories.tsx' } as const

  expect(statusFaults([{ ...story, title: 'Primitives/A', tags }])).toEqual([
    `Primitives/A (a.stories.tsx) ${fault}`,
  ])
})
