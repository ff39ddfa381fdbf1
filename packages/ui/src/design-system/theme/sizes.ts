/**
 * Every length of the interface. A style names one of these, or reckons with them, and writes no
 * length itself; what is said in `em`, `ch`, `fr` or per cent is a relation and needs no token.
 */

/** Distances between things: paddings, gaps, margins. A `Plus` is the half step above. */
export const space = {
  none: '0',
  hair: '2px',
  xs: '4px',
  xsPlus: '6px',
  s: '8px',
  sPlus: '10px',
  m: '12px',
  mPlus: '14px',
  l: '16px',
  lPlus: '20px',
  xl: '24px',
  xlPlus: '28px',
  xxl: '32px',
  xxlPlus: '40px',
  huge: '48px',
  giant: '64px',
  vast: '96px',
} as const

/** The pixel that puts right what the eye finds wrong: letters of Hind sit high in their line. */
export const optical = '1px'

/** Thickness of borders, rules and rings; `double` is the least in which two lines are seen. */
export const lineWidth = {
  hairline: '1px',
  fine: '1.5px',
  thick: '2px',
  heavy: '3px',
  double: '4px',
  /** Borders of a map so far off that nothing else of its scenes can be made out. */
  distant: '8px',
} as const

/** How far a line stands off what it marks: an underline off its letters, a ring off its box. */
export const offset = { s: '3px', m: '4px', l: '6px', xl: '7px' } as const

/** Roundness of corners; `leaf`, `choice` and `slat` are as round as they are high. */
export const radius = {
  xs: '2px',
  s: '4px',
  drop: '6px',
  m: '8px',
  l: '12px',
  full: '999px',
  leaf: '14px / 50%',
  choice: '12px / 50%',
  slat: '10px / 50%',
  arch: '14px 14px 0 0',
} as const

/** Sides of marks and dots that stand in a line of text. */
export const icon = {
  dot: '8px',
  bead: '10px',
  xs: '12px',
  s: '14px',
  m: '16px',
  l: '20px',
  xl: '24px',
  xxl: '28px',
  huge: '32px',
  giant: '36px',
} as const

/** Sides of drawings that stand by themselves. */
export const art = {
  xs: '56px',
  s: '64px',
  m: '72px',
  l: '96px',
  xl: '120px',
  xxl: '132px',
  huge: '200px',
  giant: '220px',
  vast: '320px',
} as const

/** Heights of what is pressed or filled in: `least` for a pointer, `touch` for a finger. */
export const control = {
  least: '24px',
  tag: '26px',
  xs: '28px',
  s: '32px',
  m: '36px',
  l: '40px',
  touch: '44px',
  xl: '48px',
  xxl: '56px',
} as const

/** Heights of the bars that cross a page, and of rows as high as one. */
export const bar = {
  xs: '52px',
  s: '60px',
  m: '64px',
  l: '68px',
  xl: '72px',
  xxl: '76px',
  huge: '88px',
  /** Of the bar of buttons that covers the end of a page on a phone, with room to spare. */
  actions: '110px',
  /** Of all that stands above and below the log of a play, from the specification. */
  play: '220px',
} as const

/** Heights of boxes whose content scrolls, or grows into them. */
export const pane = {
  s: '120px',
  m: '140px',
  card: '196px',
  l: '300px',
  xl: '360px',
  banner: '428px',
  xxl: '520px',
  huge: '560px',
  giant: '760px',
  /** Height at which help begins to scroll, from the specification. */
  help: '1000px',
  split: '44rem',
  night: '52rem',
} as const

/** Heights reckoned with for what is not laid out yet (`contain-intrinsic-size`). */
export const estimate = { part: '240px', row: '480px', block: '4000px' } as const
