import { expect, test } from 'vitest'

import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { paper } from './paper.ts'

const words = new Set(
  contrastPairs.filter(({ least }) => least === 4.5).map(({ text }) => text),
).add('textDisabled')

test.each([...words])('has enough contrast in print: %s', (text) => {
  expect(contrastRatio(paper[text], '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
})
