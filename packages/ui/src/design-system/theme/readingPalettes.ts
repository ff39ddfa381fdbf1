import type { ReadingTheme } from './reading.ts'
import { palettes, type Palette } from './tokens.ts'

const { dark, light } = palettes

/** Brown, like a manuscript on palm leaves. */
const palmLeaf: Palette = {
  ...light,
  canvas: '#F0DFBF',
  surface: '#F6E9CF',
  raised: '#FBF2E0',
  overlay: '#FBF2E0',
  sunken: '#E6D3AE',
  field: '#FBF2E0',
  text: '#2B1A0E',
  textSecondary: '#45301C',
  textMuted: '#5E4630',
  historical: '#5E4630',
  accent: '#7A2E12',
  link: '#7A2E12',
  lineSubtle: '#DCC79C',
  line: '#C4A772',
  lineControl: '#7D6238',
  lineGold: '#A07A38',
  ornament: '#A07A38',
  scrimClear: 'rgb(240 223 191 / 0)',
  readingGround: '#F0DFBF',
}

/** Black, which saves energy on OLED screens. */
const kajal: Palette = {
  ...dark,
  canvas: '#000000',
  surface: '#0D0C09',
  raised: '#171510',
  overlay: '#1B1913',
  sunken: '#000000',
  field: '#000000',
  text: '#E9DFCB',
  textSecondary: '#CFC4AE',
  textMuted: '#A79C88',
  historical: '#A79C88',
  lineSubtle: '#2A261E',
  line: '#4A4336',
  lineControl: '#8C8069',
  scrimClear: 'rgb(0 0 0 / 0)',
  readingGround: '#000000',
}

/** Colors for reading a story. They do not depend on the theme of the page. */
export const readingPalettes: Readonly<Record<Exclude<ReadingTheme, 'page'>, Palette>> = {
  night: { ...dark, readingGround: dark.canvas },
  parchment: { ...light, readingGround: light.canvas },
  palmLeaf,
  kajal,
}

export const isLightReading = (name: keyof typeof readingPalettes) =>
  name === 'parchment' || name === 'palmLeaf'
