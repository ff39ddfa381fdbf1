import { expect, test } from 'vitest'

import { fittingModels } from './fittingModels.ts'

const names = ['gpt-4o', 'gpt-4o-mini', 'o4-mini', 'meta/llama-3.1']

test('names that begin as one types come first', () => {
  expect(fittingModels(names, 'O4')).toEqual(['o4-mini'])
  expect(fittingModels(names, 'mini')).toEqual(['gpt-4o-mini', 'o4-mini'])
  expect(fittingModels(['a-llama', ...names, 'llama-2'], 'llama')).toEqual([
    'llama-2',
    'a-llama',
    'meta/llama-3.1',
  ])
})

test('a name that stands there whole hides no other', () => {
  expect(fittingModels(names, 'gpt-4o')).toEqual(names)
})

test('of very many only the first are offered', () => {
  const many = Array.from({ length: 2000 }, (_unused, at) => `model-${at}`)

  expect(fittingModels(many, '')).toHaveLength(50)
})
