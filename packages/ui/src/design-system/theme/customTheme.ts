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
  /** Name on the page, in small letters: the value of `data-theme`. */
  name: string
  /** Theme of ours that all else is taken from; at first `dark`, or `light` under a light canvas. */
  base?: ThemeName
  /** Colours by name, as they are to be, whatever follows from the few above. */
  colors?: Partial<Palette>
  /** Roundness of corners that differs. */
  radius?: Partial<Record<keyof typeof radius, string>>
  /** Distances that differ; or a number, by which every one of ours is multiplied. */
  space?: number | Partial<Record<keyof typeof steps, string>>
  /** Voices that differ, each as a stack of families. */
  font?: Partial<Record<keyof typeof font, string>>
}

/** A theme of one's own, for `UiProvider`; plain data, so a server can make it and send it. */
export interface CustomTheme {
  /** Value of `data-theme`. */
  name: string
  /** Every colour of it. */
  palette: Palette
  /** Whether browsers draw their own parts in light colours. */
  isLight: boolean
  /** CSS variables beside the colours. */
  variables: Readonly<Record<string, string>>
}

const groupVariables = (group: string, values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).map(([name, value]) => [steadyVariable(group, name), value])

/** Every distance so many times as wide, in whole pixels. */
const widened = (factor: number) =>
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

/**
 * Makes a theme from a few colours: hovers, words on them, surfaces and lines follow, and what could
 * not be read is moved until it can. Colours are written `#RRGGBB`.
 */
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
      ...groupVariables('space', typeof space === 'number' ? widened(space) : space),
      ...groupVariables('font', font),
    ]),
  }
}

/** A pair of colours of a theme that is harder to make out than it may be. */
export interface FaintPair {
  text: ColorName
  ground: ColorName
  /** Contrast that it has. */
  ratio: number
  /** Contrast that it needs. */
  least: number
}

/** The pairs of a theme that cannot be made out; none, unless `colors` asks for it. */
export const faintPairs = ({ palette }: Pick<CustomTheme, 'palette'>): readonly FaintPair[] =>
  contrastPairs
    .map(({ text, ground, least }) => ({
      text,
      ground,
      least,
      ratio: contrastRatio(palette[text], palette[ground]),
    }))
    .filter(({ ratio, least }) => ratio < least)

/** The style sheet of a theme of one's own. */
export const customCss = ({ name, palette, isLight, variables }: CustomTheme): CSSObject => ({
  [`[data-theme="${name}"]`]: {
    ...themeVariables(palette, isLight),
    ...ornamentVariables(palette),
    ...variables,
    colorScheme: isLight ? 'light' : 'dark',
  },
})
