import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { exportedNames, retiredIn } from './retiredWords.ts'
import { textOf } from '../prepare.mjs'

/** A migration that has been released keeps its name. */
const files = sourceFiles().filter((file) => !file.includes('/migrations/'))

test('no file has a retired word in its path', () => {
  expect(files.filter((file) => retiredIn(file).length > 0)).toEqual([])
})

test('no file exports a name with a retired word', () => {
  const named = files.flatMap((file) =>
    exportedNames(textOf(file))
      .filter((name) => retiredIn(name).length > 0)
      .map((name) => `${file}: ${name}`),
  )

  expect(named).toEqual([])
})

test.each([
  'packages/app/src/hooks/usePurse.ts',
  'plantSeed',
  'PROOF_NEEDED',
  'graph-shelf',
  'TurnRequest',
  'packages/engine/src/words/emptyWords.ts',
  'slipsBetween',
  'paintDesk',
])('a retired word is found in %s', (name) => {
  expect(retiredIn(name)).not.toEqual([])
})

test.each(['implant', 'improveStory', 'Tastes', 'wallet', 'Turn', 'ActionRequest', 'drawDesk'])(
  '%s is left alone',
  (name) => {
    expect(retiredIn(name)).toEqual([])
  },
)
