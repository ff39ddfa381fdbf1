import { expect, test } from 'vitest'

import { filesIn } from './sources.ts'
import { textOf } from '../prepare.mjs'

const HASTY =
  /^\s*await expect\((?:(?!\n\n|\bawait (?:expect|waitFor))[^;])*?\)\s*\.toHaveFocus\(\)/gm

/** Claims about the focus that a play makes at once, without waiting for it. */
const hastyIn = (code: string) => [...code.matchAll(HASTY)].map(([claim]) => claim.trim())

// React Aria gives the focus back a frame after an overlay has closed, and a busy machine is late with its frames.
test('plays wait for the focus instead of looking once', () => {
  const plays = filesIn('packages/ui/src', '.stories.tsx')
  const hasty = plays.flatMap((file) => hastyIn(textOf(file)).map((claim) => `${file}: ${claim}`))

  expect(plays.length).toBeGreaterThan(200)
  expect(hasty).toEqual([])
})

test.each([
  ['await expect(field).toHaveFocus()', 1],
  ["await expect(\n  canvas.getByRole('button'),\n).toHaveFocus()", 1],
  ["await expect(await canvas.findByRole('link')).toHaveFocus()", 1],
  ['await waitFor(() => expect(field).toHaveFocus())', 0],
  ['await expect(field).not.toHaveFocus()', 0],
  ['await expect(field).toBeVisible()\nawait waitFor(() => expect(field).toHaveFocus())', 0],
])('a play with %j has %d claims made at once', (code, count) => {
  expect(hastyIn(code)).toHaveLength(count)
})
