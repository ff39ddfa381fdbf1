// Values as they are, for charts, mails and native apps; a style in a page takes `theme` instead,
// whose colours follow the reader's choice.
export { contrastRatio } from '../theme/contrast.ts'
export { readingPalettes } from '../theme/readingPalettes.ts'
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
} from '../theme/sizes.ts'
export { font, initialGrounds, layer, motion, palettes, pigment } from '../theme/tokens.ts'
export type { ColorName, Palette, ThemeName } from '../theme/tokens.ts'
export { size } from '../theme/typeScale.ts'
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
} from '../theme/widths.ts'
