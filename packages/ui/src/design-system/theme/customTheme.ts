import type { CSSObject } from '@emotion/react'

import { contrastRatio } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { derivePalette, type PaletteSeeds } from './derivePalette.ts'
import { isHexColor } from './hexColor.ts'
import { ornamentVariables } from './ornaments.ts'
import { space as steps, type radius } from './sizes.ts'
import { themeVariables } from './theme.ts'
import { palettes, type ColorName, type font, type Palette, type ThemeName } from './tokens.ts'
import { steadyVariable } from './variables.ts'

export interface ThemeChanges extends PaletteSeeds {
  /** Lowercase name, which is the value of `data-theme`. */
  name: string
  /** Built-in theme that is changed. Default: `light` if the canvas is light, otherwise `dark`. */
  base?: ThemeName
  /** Exact colors, which override colors that are derived from others. */
  colors?: Partial<Palette>
  radius?: Partial<Record<keyof typeof radius, string>>
  space?: number | Partial<Record<keyof typeof steps, string>>
  font?: Partial<Record<keyof typeof font, string>>
}

/** A custom theme for `UiProvider`. It is plain data, so a server can create and send it. */
export interface CustomTheme {
  name: string
  palette: Palette
  /** True if native controls should be drawn in light colors. */
  isLight: boolean
  /** CSS variables for all values except colors. */
  variables: Readonly<Record<string, string>>
}

const groupVariables = (group: string, values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([name, value]) => [steadyVariable(group, name), value])

const scaledSpaces = (factor: number) =>
  Object.fromEntries(
    Object.entries(steps).map(([name, value]) => [
      name,
      `${Math.round(Number.parseFloat(value) * factor)}px`,
    ]),
  )

const isLight = (ground: string) =>
  contrastRatio(ground, '#000000') > contrastRatio(ground, '#FFFFFF')

const baseUnder = (canvas: string | undefined): ThemeName =>
  canvas !== undefined && isLight(canvas) ? 'light' : 'dark'

function assertNamed(name: string) {
  const isOurs = name === 'system' || name in palettes
  if (isOurs || !/^[a-z][a-z\d-]*$/.test(name)) {
    throw new Error(
      `createTheme: the name "${name}" has to be in small letters, digits and hyphens, and none of ours.`,
    )
  }
}

/** Derives a theme from a few `#RRGGBB` colors and increases contrast where needed. */
export function createTheme({
  name,
  base,
  colors = {},
  radius,
  space,
  font,
  ...seeds
}: ThemeChanges): CustomTheme {
  assertNamed(name)
  for (const [key, value] of Object.entries(seeds)) {
    if (!isHexColor(value))
      throw new Error(`createTheme: ${key} "${value}" is not written as #RRGGBB.`)
  }
  const ground = seeds.canvas ?? colors.canvas
  const palette = derivePalette(palettes[base ?? baseUnder(ground)], seeds, colors)
  return {
    name,
    palette,
    isLight: isLight(palette.canvas),
    variables: Object.fromEntries([
      ...groupVariables('radius', radius),
      ...groupVariables('space', typeof space === 'number' ? scaledSpaces(space) : space),
      ...groupVariables('font', font),
    ]),
  }
}

export interface FaintPair {
  text: ColorName
  ground: ColorName
  ratio: number
  least: number
}

/** Returns pairs with too little contrast. Only the colors in `colors` can cause this. */
export const faintPairs = ({ palette }: Pick<CustomTheme, 'palette'>): readonly FaintPair[] =>
  contrastPairs
    .map(({ text, ground, least }) => ({
      text,
      ground,
      least,
      ratio: contrastRatio(palette[text], palette[ground]),
    }))
    .filter(({ ratio, least }) => ratio < least)

export const customCss = ({ name, palette, isLight, variables }: CustomTheme): CSSObject => ({
  [`[data-theme="${name}"]`]: {
    ...themeVariables(palette, isLight),
    ...ornamentVariables(palette),
    ...variables,
    colorScheme: isLight ? 'light' : 'dark',
  },
})
