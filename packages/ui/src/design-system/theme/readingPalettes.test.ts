import { describe, expect, test } from 'vitest'

import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { readingPalettes } from './readingPalettes.ts'

// Excludes charts and progress bars, which are never part of a story.
const pairs = contrastPairs.filter(({ text }) => !/^(data|progress)/.test(text))

describe.each(Object.entries(readingPalettes))('the reading theme %s', (_name, palette) => {
  test.each(pairs)('has enough contrast for $text on $ground', ({ text, ground, least }) => {
    const ratio = contrastRatio(palette[text], palette[ground])

    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  test('has enough contrast for an old entry', () => {
    const ratio = contrastRatio(palette.historical, palette.readingGround)

    expect(ratio).toBeGreaterThanOrEqual(6)
  })
})
