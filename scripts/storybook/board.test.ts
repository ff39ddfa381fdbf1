import { expect, test } from 'vitest'

import { boardOf, gapsOf, type Judged } from './board.ts'
import { readIndex } from './storyIndex.ts'

const index = await readIndex()
const board = boardOf(index)

test('no test leaves out a story but Playground and States, as the pages for reviewers say', () => {
  const left = index.filter(({ type, tags }) => type === 'story' && !tags.includes('test'))

  expect(new Set(left.map(({ name }) => name))).toEqual(new Set(['Playground', 'States']))
})

test('no piece of the book lacks what every piece has', () => {
  expect(board.length).toBeGreaterThan(200)
  expect(board.flatMap(({ title, gaps }) => gaps.map((gap) => `${title} ${gap}`))).toEqual([])
})

test('the board knows what the sidebar and the entry points know', () => {
  expect(board.find(({ title }) => title === 'Story/StoryCard')).toMatchObject({
    status: 'stable',
    entry: '/story',
    roles: expect.arrayContaining(['player']),
  })
  expect(board.every(({ stories, plays }) => stories > 0 && plays <= stories)).toBe(true)
})

const sound: Judged = {
  code: 'export interface ChipProps {\n  onClose: () => void\n}',
  row: {
    title: 'Primitives/Chip',
    file: 'packages/ui/src/components/primitives/Chip/Chip.tsx',
    id: 'primitives-chip--usual',
    status: 'beta',
    roles: ['player'],
    entry: '/primitives',
    stories: 3,
    plays: 1,
    pictures: 1,
  },
}

test('a piece that has everything has no gap', () => {
  expect(gapsOf(sound)).toEqual([])
})

test.each([
  [{ status: undefined }, 'has no status'],
  [{ roles: [] }, 'nobody meets it'],
  [{ entry: undefined }, 'is exported by no entry point'],
  [{ status: 'internal' as const, entry: undefined }, 'is exported by no entry point'],
  [{ status: 'internal' as const }, 'is internal, and /primitives exports it'],
  [{ entry: '/internal' }, 'is beta, and /internal exports it'],
  [{ plays: 0 }, 'can be acted on, and no story plays it'],
  [{ pictures: 0 }, 'has no picture'],
])('with %j a gap is found', (changes, gap) => {
  expect(gapsOf({ ...sound, row: { ...sound.row, ...changes } })).toEqual([gap])
})
