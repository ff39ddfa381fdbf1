// Values as they are, for charts, mails and native apps; a style in a page takes `theme` instead,
// whose colours follow the reader's choice.
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
  picture,
  popup,
  screen,
  thumb,
  tile,
} from '../design-system/theme/widths.ts'
