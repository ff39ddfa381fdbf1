/**
 * Every colour, space, radius and duration of the "Night manuscript" direction.
 * Colours are pigments; contrast ratios against their grounds are checked in tokens.test.ts.
 */

const dark = {
  canvas: '#0E0B1F',
  surface: '#17132E',
  raised: '#211B40',
  overlay: '#2A2350',
  sunken: '#090714',
  text: '#F7EEDC',
  textSecondary: '#D3C8DC',
  textMuted: '#A99FC0',
  textDisabled: '#6F668F',
  historical: '#B8AEC6',
  action: '#F2B134',
  actionHover: '#FFC65C',
  onAction: '#241503',
  actionEdge: 'transparent',
  accent: '#F5C26B',
  brand: '#C93A1E',
  brandHover: '#B23118',
  onBrand: '#FFF6EA',
  brandText: '#FF9A7A',
  info: '#35BDB2',
  onInfo: '#04211F',
  link: '#6FDCD2',
  linkVisited: '#C9A6FF',
  focus: '#8BF0E6',
  lineSubtle: '#2F2856',
  line: '#443B73',
  lineControl: '#7F75B5',
  lineGold: '#8A6A3A',
  danger: '#C4283F',
  dangerHover: '#A91F35',
  onDanger: '#FFF3F3',
  dangerText: '#FF9AA2',
  dangerSurface: '#3A1024',
  warningText: '#FFD76A',
  warningSurface: '#352708',
  positiveText: '#86E0A3',
  positiveSurface: '#0D2E22',
  noteText: '#8FD3FF',
  noteSurface: '#0C2A45',
  premiumText: '#E7A7FF',
  premiumSurface: '#2E1145',
  neutralText: '#D3C8DC',
  neutralSurface: '#211B40',
  progressFill: '#F2B134',
  progressTrack: '#2F2856',
  scrim: 'rgb(14 11 31 / .84)',
  scrimClear: 'rgb(14 11 31 / 0)',
  veil: 'rgb(9 7 20 / .72)',
  readingGround: 'rgb(14 11 31 / .82)',
  data1: '#F2B134',
  data2: '#35BDB2',
  data3: '#F07AA8',
  data4: '#8FA2FF',
  data5: '#86E0A3',
  data6: '#E58A5B',
  leaf: '#F0DFBF',
  leafInk: '#2B1A0E',
  leafMuted: '#5E4630',
  leafAccent: '#7A2E12',
  leafTrack: '#D3BC8C',
  ornament: '#8A6A3A',
  toranaEdge: 'rgb(245 194 107 / .6)',
} as const

export type ColorName = keyof typeof dark
export type Palette = Readonly<Record<ColorName, string>>

const light: Palette = {
  ...dark,
  canvas: '#FBF4E4',
  surface: '#FFFCF5',
  raised: '#FFFFFF',
  overlay: '#FFFFFF',
  sunken: '#F1E6CD',
  text: '#1D1536',
  textSecondary: '#43395C',
  textMuted: '#665C7C',
  textDisabled: '#857B95',
  historical: '#5B5170',
  actionHover: '#E3A01D',
  actionEdge: '#7A4A00',
  accent: '#7A4A00',
  brand: '#B5331A',
  brandHover: '#9C2A13',
  brandText: '#A52C14',
  info: '#0C6F6A',
  onInfo: '#F2FFFD',
  link: '#0A625E',
  linkVisited: '#6A1B8A',
  focus: '#0B5FA8',
  lineSubtle: '#E6D9BC',
  line: '#CDBB92',
  lineControl: '#8A7650',
  lineGold: '#B98F4A',
  danger: '#B01B37',
  dangerHover: '#95142C',
  dangerText: '#A01230',
  dangerSurface: '#FDE7E8',
  warningText: '#6E4700',
  warningSurface: '#FFF0C7',
  positiveText: '#17603A',
  positiveSurface: '#E3F4E6',
  noteText: '#0B4F86',
  noteSurface: '#E2F0FB',
  premiumText: '#6A1B8A',
  premiumSurface: '#F5E6FB',
  neutralText: '#43395C',
  neutralSurface: '#F1E6CD',
  progressFill: '#9A6200',
  progressTrack: '#E6D9BC',
  scrim: 'rgb(251 244 228 / .88)',
  scrimClear: 'rgb(251 244 228 / 0)',
  veil: 'rgb(29 21 54 / .55)',
  readingGround: 'rgb(251 244 228 / .86)',
  data1: '#9A6200',
  data2: '#0C6F6A',
  data3: '#B0316A',
  data4: '#3D4CC2',
  data5: '#2A7A48',
  data6: '#A04A1C',
  ornament: '#B98F4A',
}

const contrast: Palette = {
  ...dark,
  canvas: '#000000',
  surface: '#000000',
  raised: '#0B0B0B',
  overlay: '#0B0B0B',
  sunken: '#000000',
  text: '#FFFFFF',
  textSecondary: '#FFFFFF',
  textMuted: '#E6E6E6',
  textDisabled: '#9A9A9A',
  historical: '#E6E6E6',
  action: '#FFD24A',
  actionHover: '#FFE07F',
  onAction: '#000000',
  accent: '#FFD24A',
  link: '#7FF5EA',
  focus: '#7FF5EA',
  lineSubtle: '#8C8C8C',
  line: '#BFBFBF',
  lineControl: '#FFFFFF',
  lineGold: '#FFD24A',
  neutralText: '#FFFFFF',
  neutralSurface: '#1A1A1A',
  scrim: 'rgb(0 0 0 / .92)',
  scrimClear: 'rgb(0 0 0 / 0)',
  readingGround: 'rgb(0 0 0 / .95)',
  ornament: '#FFD24A',
}

/** Painters' colours, the same in every theme: hingula red, turmeric, peacock, indigo, geru, ochre. */
export const pigment = {
  hingula: '#C93A1E',
  haldi: '#F2B134',
  mor: '#0C6F6A',
  neel: '#2B2C6C',
  geru: '#B5532A',
  ochre: '#B5763F',
} as const

export const palettes = { dark, light, contrast } as const
export type ThemeName = keyof typeof palettes

/** Grounds of initials, all dark enough to carry `onBrand`; a name always falls on the same one. */
export const initialGrounds = [
  '#8E3B26',
  '#A04A1C',
  '#2A7A48',
  '#0C6F6A',
  '#0B4F86',
  '#3D4CC2',
  '#6A1B8A',
  '#B0316A',
] as const

/** Pixels on a grid of four. */
export const space = {
  none: '0',
  hair: '2px',
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '32px',
  huge: '48px',
  giant: '64px',
  vast: '96px',
} as const

export const radius = {
  s: '4px',
  m: '8px',
  l: '12px',
  full: '999px',
  leaf: '14px / 50%',
  choice: '12px / 50%',
} as const

export const font = {
  display: '"Rozha One", "Tiro Bangla", "Noto Serif Tamil", Georgia, serif',
  interface: '"Hind", "Tiro Bangla", "Noto Serif Tamil", system-ui, sans-serif',
  story: '"Tiro Devanagari Hindi", "Tiro Bangla", "Noto Serif Tamil", Georgia, serif',
  nastaliq: '"Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Urdu Typesetting", serif',
} as const

/** Rem sizes, ratio about 1.2. */
export const size = {
  caption: '0.75rem',
  small: '0.8125rem',
  label: '0.875rem',
  note: '0.9375rem',
  body: '1rem',
  choice: '1.0625rem',
  story: '1.125rem',
  lead: '1.25rem',
  card: '1.3125rem',
  heading: '1.5rem',
  section: '1.875rem',
  title: '2.5625rem',
  hero: '3.25rem',
} as const

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const

export const layer = { base: 0, sticky: 10, dropdown: 20, overlay: 30, toast: 40 } as const

/** Where a layout changes, in pixels; 640 is also where long titles are cut. */
export const breakpoint = { s: 480, m: 640, l: 768, xl: 1024, xxl: 1280 } as const

/** Widths that keep a page or a line of story readable. */
export const measure = { page: '1200px', reading: '720px', prose: '66ch', form: '440px' } as const
