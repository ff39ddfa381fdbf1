// Values for charts, emails and native apps. Styles use `theme`, whose colors depend on the theme.
export { contrastRatio } from '../design-system/theme/contrast.ts'
export { readingPalettes } from '../design-system/theme/readingPalettes.ts'
export {
  art,
  bar,
  control,
  estimate,
  icon,
  lineWidth,
  offset,
  optical,
  pane,
  radius,
  space,
} from '../design-system/theme/sizes.ts'
export {
  font,
  initialGrounds,
  layer,
  motion,
  palettes,
  pigment,
} from '../design-system/theme/tokens.ts'
export type { ColorName, Palette, ThemeName } from '../design-system/theme/tokens.ts'
export { size } from '../design-system/theme/typeScale.ts'
export {
  breakpoint,
  card,
  column,
  measure,
  popup,
  screen,
  thumb,
  tile,
} from '../design-system/theme/widths.ts'
