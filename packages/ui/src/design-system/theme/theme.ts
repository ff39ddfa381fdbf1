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

/** Colors are CSS variables, so that a change of the theme renders nothing. */
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

/** Media queries. `from.l` means 768 pixels and wider, `below.m` means narrower than 640 pixels. */
export const media = {
  from: {
    s: from(breakpoint.s),
    m: from(breakpoint.m),
    l: from(breakpoint.l),
    xl: from(breakpoint.xl),
    xxl: from(breakpoint.xxl),
  },
  below: { m: below(breakpoint.m), l: below(breakpoint.l), xl: below(breakpoint.xl) },
  /** Play screen with little height, because of a keyboard or landscape orientation. */
  low: '@container play (max-height: 440px)',
  lowAndWide: `@container play (max-height: 440px) and (min-width: ${breakpoint.m}px)`,
  lowLog: '@container log (max-height: 300px)',
  /** Play screen that is high enough for the minimum height of the log. */
  tall: '@container play (min-height: 600px)',
  /** Screen that is too low for a complete section of the landing page. */
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
  /** Shadow of the light theme. The dark theme has no shadow. */
  shadow: 'var(--ui-shadow)',
  doubleLine: `${lineWidth.double} double ${color.line}`,
  goldDoubleLine: `${lineWidth.double} double ${color.lineGold}`,
  reading: {
    size: `var(--ui-reading-size, ${size.story})`,
    leading: 'var(--ui-reading-leading, 1.7)',
    face: `var(--ui-reading-face, ${font.story})`,
    underline: `var(--ui-reading-underline, ${lineWidth.hairline} solid ${color.line})`,
    measure: `var(--ui-reading-measure, ${measure.reading})`,
  },
  /** Focus ring of two pixels. The gap separates the ring from gold borders. */
  focusRing: { outline: `${lineWidth.thick} solid ${color.focus}`, outlineOffset: lineWidth.thick },
  /** Ornamental border, ten pixels wide. Used for the banner, dialogs, endings and images. */
  frame: { border: '10px solid transparent', borderImage: 'var(--ui-frame) 9 / 10px / 0 round' },
} as const

export type AppTheme = typeof theme

/** Initial values of all variables except colors. A custom theme can override them. */
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
