import { describe, expect, test } from 'vitest'

import { createTheme, customCss, faintPairs } from './customTheme.ts'
import { palettes } from './tokens.ts'

const SEEDS = [
  ['only a brand color', { brand: '#0F766E' }],
  ['a light action color', { action: '#FDE68A' }],
  ['a dark action color', { action: '#1E1B4B' }],
  ['a light page', { canvas: '#F8FAFC', action: '#2563EB', brand: '#DB2777' }],
  ['a dark page', { canvas: '#0B1120', action: '#38BDF8', brand: '#F472B6', text: '#E2E8F0' }],
  ['text with too little contrast', { canvas: '#FFFFFF', text: '#CCCCCC', link: '#DDDDDD' }],
] as const

describe.each(SEEDS)('a custom theme from %s', (_what, seeds) => {
  test('has enough contrast in all color pairs', () => {
    expect(faintPairs(createTheme({ name: 'own', ...seeds }))).toEqual([])
  })
})

test('has the given colors, and the defaults for the others', () => {
  const { palette } = createTheme({ name: 'tea', brand: '#0F766E' })

  expect(palette.brand).toBe('#0F766E')
  expect(palette.canvas).toBe(palettes.dark.canvas)
})

test('uses the light colors for states if the page is light', () => {
  const { palette, isLight } = createTheme({ name: 'paper', canvas: '#FFFFFF' })

  expect(isLight).toBe(true)
  expect(palette.warningSurface).toBe(palettes.light.warningSurface)
})

test('does not change a fixed color and reports its low contrast', () => {
  const theme = createTheme({ name: 'own', colors: { textMuted: '#333333' } })

  expect(theme.palette.textMuted).toBe('#333333')
  expect(faintPairs(theme).map(({ text }) => text)).toContain('textMuted')
})

test('converts spaces, radii and fonts to CSS variables', () => {
  const theme = createTheme({
    name: 'own',
    radius: { m: '0' },
    space: { mPlus: '18px' },
    font: { display: 'Inter, sans-serif' },
  })

  expect(customCss(theme)['[data-theme="own"]']).toMatchObject({
    '--ui-radius-m': '0',
    '--ui-space-m-plus': '18px',
    '--ui-font-display': 'Inter, sans-serif',
  })
})

test('multiplies all spaces by a number and rounds them to pixels', () => {
  const { variables } = createTheme({ name: 'airy', space: 1.25 })

  expect(variables).toMatchObject({
    '--ui-space-none': '0px',
    '--ui-space-m': '15px',
    '--ui-space-m-plus': '18px',
    '--ui-space-vast': '120px',
  })
})

test.each(['dark', 'system', 'My theme', ''])('throws an error for the name "%s"', (name) => {
  expect(() => createTheme({ name })).toThrow(/name/)
})

test('throws an error for a color that is not #RRGGBB', () => {
  expect(() => createTheme({ name: 'own', brand: 'teal' })).toThrow(/brand "teal".*#RRGGBB/)
})
