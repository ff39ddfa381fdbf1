import { expect, test } from 'vitest'

import { filesIn } from './sources.ts'
import { textOf } from '../prepare.mjs'

const HASTY =
  /^\s*await expect\((?:(?!\n\n|\bawait (?:expect|waitFor))[^;])*?\)\s*\.toHaveFocus\(\)/gm

const hastyIn = (code: string) => [...code.matchAll(HASTY)].map(([claim]) => claim.trim())

// React Aria restores focus one frame after an overlay closes, which may be late on a busy machine.
test('plays wait for focus', () => {
  const plays = filesIn('packages/ui/src', '.stories.tsx')
  const hasty = plays.flatMap((file) => hastyIn(textOf(file)).map((claim) => `${file}: ${claim}`))

  expect(plays.length).toBeGreaterThan(150)
  expect(hasty).toEqual([])
})

test.each([
  ['await expect(field).toHaveFocus()', 1],
  ["await expect(\n  canvas.getByRole('button'),\n).toHaveFocus()", 1],
  ["await expect(await canvas.findByRole('link')).toHaveFocus()", 1],
  ['await waitFor(() => expect(field).toHaveFocus())', 0],
  ['await expect(field).not.toHaveFocus()', 0],
  ['await expect(field).toBeVisible()\nawait waitFor(() => expect(field).toHaveFocus())', 0],
])('a play with %j has %d assertions without waiting', (code, count) => {
  expect(hastyIn(code)).toHaveLength(count)
})
