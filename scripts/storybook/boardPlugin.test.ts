import { expect, test } from 'vitest'

import { boardPlugin } from '../../.storybook/boardPlugin.ts'
import type { BoardRow } from './board.ts'

const PAGE = '\0virtual:board'

const chip: BoardRow = {
  title: 'Primitives/Chip',
  file: 'packages/ui/src/components/primitives/Chip/Chip.tsx',
  id: 'primitives-chip--playground',
  status: 'stable',
  roles: ['player'],
  entry: '/primitives',
  stories: 3,
  plays: 1,
  pictures: 1,
  themes: 3,
  languages: [],
  gaps: [],
}

const boardIn = (command: 'build' | 'serve', row: BoardRow) => {
  const plugin = boardPlugin(() => Promise.resolve([row]))
  plugin.configResolved({ command })
  return plugin.load(PAGE)
}

test('a book is not built while a piece lacks something', async () => {
  const row = { ...chip, gaps: ['has no picture'] }

  await expect(boardIn('build', row)).rejects.toThrow('Primitives/Chip has no picture')
})

test('a book that is served shows what a piece lacks', async () => {
  const row = { ...chip, gaps: ['has no picture'] }

  expect(await boardIn('serve', row)).toContain('has no picture')
})

test('a book in which nothing is missing is built', async () => {
  expect(await boardIn('build', chip)).toContain('Primitives/Chip')
})
