import { art, bar, control, icon, lineWidth, offset, pane, radius, space } from './sizes.ts'
import { font, layer, motion, palettes, pigment } from './tokens.ts'
import { size } from './typeScale.ts'
import { breakpoint, card, column, measure, popup, screen, thumb, tile } from './widths.ts'

/** Tokens that are the same in all themes, by group and name. */
export const steadyTokens = {
  pigment,
  space,
  radius,
  font,
  size,
  motion,
  layer,
  lineWidth,
  offset,
  icon,
  control,
  bar,
  art,
  pane,
  breakpoint,
  screen,
  measure,
  column,
  popup,
  thumb,
  tile,
  card,
} as const satisfies Record<string, Readonly<Record<string, string | number>>>

export const themedTokens = palettes
