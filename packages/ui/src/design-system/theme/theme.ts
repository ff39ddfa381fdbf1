import {
  art,
  bar,
  control,
  estimate,
  icon,
  lineWidth,
  offset,
  optical,
  pane,
  radius as radiusValues,
  space as spaceValues,
} from './sizes.ts'
import { dark, font as fontValues, layer, motion, pigment } from './tokens.ts'
import type { ColorName, Palette } from './tokens.ts'
import { size } from './typeScale.ts'
import { colorVariable, steadyVariable } from './variables.ts'
import { breakpoint, card, column, measure, popup, screen, thumb, tile } from './widths.ts'

const colorNames = Object.keys(dark) as ColorName[]

/** CSS variables, so that a theme change re-renders nothing. */
const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<ColorName, string>>

const asVariables = <Name extends string>(group: string, values: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, `var(${steadyVariable(group, name)})`]),
  ) as Readonly<Record<Name, string>>

export const space = asVariables('space', spaceValues)

export const radius = asVariables('radius', radiusValues)

const font = asVariables('font', fontValues)

const from = (width: number) => `@media (min-width: ${width}px)`
const below = (width: number) => `@media (max-width: ${width - 1}px)`

/** Media queries: `from.l` is 768 px and wider, `below.m` narrower than 640 px. */
export const media = {
  from: {
    s: from(breakpoint.s),
    m: from(breakpoint.m),
    l: from(breakpoint.l),
    xl: from(breakpoint.xl),
    xxl: from(breakpoint.xxl),
  },
  below: { m: below(breakpoint.m), l: below(breakpoint.l), xl: below(breakpoint.xl) },
  /** A play screen of small height, because of a keyboard or landscape orientation. */
  low: '@container play (max-height: 440px)',
  lowAndWide: `@container play (max-height: 440px) and (min-width: ${breakpoint.m}px)`,
  lowLog: '@container log (max-height: 300px)',
  /** A play screen that is high enough for the minimum height of its log. */
  tall: '@container play (min-height: 600px)',
  /** A screen that is not high enough for a full section of the landing page. */
  shallow: '@media (max-height: 700px)',
  wideAndShallow: `${from(breakpoint.xl)} and (max-height: 700px)`,
  forcedColors: '@media (forced-colors: active)',
} as const

export const theme = {
  color,
  pigment,
  space,
  radius,
  font,
  size,
  motion,
  layer,
  optical,
  lineWidth,
  offset,
  icon,
  art,
  control,
  bar,
  pane,
  estimate,
  screen,
  measure,
  column,
  popup,
  thumb,
  tile,
  card,
  media,
  /** Shadow of the light theme. Empty in the dark theme. */
  shadow: 'var(--ui-shadow)',
  doubleLine: `${lineWidth.double} double ${color.line}`,
  goldDoubleLine: `${lineWidth.double} double ${color.lineGold}`,
  /** Story text, depending on the reading settings. */
  reading: {
    size: `var(--ui-reading-size, ${size.story})`,
    leading: 'var(--ui-reading-leading, 1.7)',
    face: `var(--ui-reading-face, ${font.story})`,
    underline: `var(--ui-reading-underline, ${lineWidth.hairline} solid ${color.line})`,
    measure: `var(--ui-reading-measure, ${measure.reading})`,
  },
  /** Two-pixel focus ring with a gap, so that it never touches a gold border. */
  focusRing: { outline: `${lineWidth.thick} solid ${color.focus}`, outlineOffset: lineWidth.thick },
  /** Border image, ten pixels wide, only for the banner, dialogs, endings and pictures. */
  frame: { border: '10px solid transparent', borderImage: 'var(--ui-frame) 9 / 10px / 0 round' },
} as const

export type AppTheme = typeof theme

/** Initial values of variables that a custom theme can override, except colors. */
export const firstVariables: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries({
    space: spaceValues,
    radius: radiusValues,
    font: fontValues,
  }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [steadyVariable(group, name), value]),
  ),
)

export function themeVariables(palette: Palette, isLight: boolean): Record<string, string> {
  const colors = Object.entries(palette).map(([key, value]) => [colorVariable(key), value])
  const shadow = isLight ? '0 8px 24px rgb(62 38 10 / .12)' : 'none'
  return { ...Object.fromEntries(colors), '--ui-shadow': shadow }
}
