import { expect, test } from 'vitest'

import { steadyTokens } from './tokenTree.ts'
import { tokenCss, tokenJson } from './tokenFiles.ts'
import { theme } from './theme.ts'
import { palettes } from './tokens.ts'

const css = tokenCss()

test('contains all CSS variables that styles use', () => {
  const read = [theme.color, theme.space, theme.radius, theme.font].flatMap((group) =>
    Object.values<string>(group).map((value) => value.slice('var('.length, -1)),
  )

  expect(read.filter((variable) => !css.includes(`${variable}: `))).toEqual([])
})

test('contains the colors of each theme in the style sheet', () => {
  for (const palette of Object.values(palettes)) {
    expect(css).toContain(`--ui-warning-surface: ${palette.warningSurface};`)
  }
})

test('contains the same values in the DTCG file', () => {
  const json = tokenJson()

  expect(json.color['dark']?.['canvas']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0549, 0.0431, 0.1216], alpha: 1, hex: '#0e0b1f' },
  })
  expect(json.color['light']?.['scrimClear']).toMatchObject({ $value: { alpha: 0 } })
  expect(json).toMatchObject({
    space: { m: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    motion: {
      fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      ease: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
    },
    layer: { toast: { $type: 'number', $value: 40 } },
  })
})

test('omits only values without a DTCG type from the DTCG file', () => {
  const json = Object.entries(tokenJson())
  const left = Object.entries<Readonly<Record<string, string | number>>>(steadyTokens).flatMap(
    ([group, values]) =>
      Object.entries(values)
        .filter(([name]) => !(name in (json.find(([key]) => key === group)?.[1] ?? {})))
        .map(([, value]) => value),
  )

  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((value) => /^[\d.]+(px|rem|ms)?$/.test(String(value)))).toEqual([])
})

test('contains all colors in the DTCG file', () => {
  const { color } = tokenJson()

  for (const [name, palette] of Object.entries(palettes)) {
    expect(Object.keys(color[name] ?? {})).toEqual(Object.keys(palette))
  }
})
