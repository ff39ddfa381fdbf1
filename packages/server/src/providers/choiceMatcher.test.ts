import { expect, test } from 'vitest'

import { rankChoices } from './choiceMatcher.ts'

const doors = [
  'Open the iron door to the cellar',
  'Climb the banyan tree and watch the road',
  'सूखे कुएँ में दीया लेकर उतरो',
].map((phrase) => ({ phrases: [phrase], beyond: '' }))

test.for([
  ['I want to climb that tree', 1],
  ['clmb the banian', 1],
  ['use the cellr dor', 0],
  ['clim up teh tre', 1],
  ['go dwn to the celar', 0],
  ['कुएँ में उतरना चाहता हूँ', 2],
] as const)('"%s" is understood as the choice it names', ([typed, meant]) => {
  const ranked = rankChoices(typed, doors, '')

  expect(ranked[0]?.index).toBe(meant)
})

test('a sentence of nothing but common words names no choice', () => {
  const ranked = rankChoices('I will go to the', doors, '')

  expect(ranked.map(({ score }) => score)).toEqual([0, 0, 0])
})
