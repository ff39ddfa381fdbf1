import { expect, test } from 'vitest'

import { readIndex } from './bookIndex.ts'
import { exportedFiles, hiddenPieces } from './exported.ts'

const index = await readIndex()
const stories = index.filter(({ type }) => type === 'story')
const exported = exportedFiles()

test('every piece of the book can be imported, or says that it is internal', () => {
  expect(exported.size).toBeGreaterThan(150)
  expect(hiddenPieces(stories, exported)).toEqual([])
})

test('a piece that is shown and cannot be had would be found', () => {
  const story = {
    id: 'a--b',
    title: 'Play/Lamp',
    name: 'B',
    type: 'story',
    importPath: './packages/ui/src/components/play/Lamp/Lamp.stories.tsx',
    tags: ['stable'],
  } as const

  expect(hiddenPieces([story], exported)).toEqual(['packages/ui/src/components/play/Lamp/Lamp.tsx'])
  expect(hiddenPieces([{ ...story, tags: ['internal'] }], exported)).toEqual([])
})
