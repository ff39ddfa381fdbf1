import { expect, test } from 'vitest'

import { PLAYER_ACTIONS } from '../../packages/story/src/vocabulary/vocabulary.ts'
import { COMMANDS } from '../../packages/ui/src/commands/commands.ts'
import { textOf } from '../prepare.mjs'

test('no two commands share a key', () => {
  const keys = Object.values(COMMANDS).flatMap(({ shortcut }) => shortcut ?? [])

  expect(new Set(keys).size).toBe(keys.length)
})

test('the glossary names every action', () => {
  const [row = ''] = /^\| action \|.*$/m.exec(textOf('docs/GLOSSARY.md')) ?? []

  expect(PLAYER_ACTIONS.filter((action) => !row.includes(`\`${action}\``))).toEqual([])
})
