import { describe, expect, test } from 'vitest'

import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { initialGrounds, palettes, type ThemeName } from './tokens.ts'

const themes = Object.keys(palettes) as ThemeName[]

test('returns the maximum contrast for black on white', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21)
})

describe.each(themes)('the %s theme', (name) => {
  test.each(contrastPairs)(
    'has enough contrast for $text on $ground',
    ({ text, ground, least }) => {
      const palette = palettes[name]

      const ratio = contrastRatio(palette[text], palette[ground])

      expect(ratio).toBeGreaterThanOrEqual(least)
    },
  )
})

test.each(initialGrounds)('has enough contrast for an initial on %s', (ground) => {
  const ratio = contrastRatio(ground, palettes.dark.onBrand)

  expect(ratio).toBeGreaterThanOrEqual(4.5)
})
