import { routes } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'
import { sourceFiles } from './sources.ts'

const useCases = new Set(
  sourceFiles()
    .filter((path) => /^packages\/server\/src\/(services|modules)\//.test(path))
    .flatMap((path) => [
      ...textOf(path).matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gmu),
    ])
    .map(([, name = '']) => name),
)

test('every call of the contract has a use case with its name', () => {
  expect(Object.keys(routes).filter((name) => !useCases.has(name))).toEqual([])
})
