/** This file contains all lengths. Styles use only these lengths or values derived from them. */

/** Padding, gaps and margins. `Plus` adds half a step. */
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

/** Corrects the vertical position of the font Hind, whose letters are high in the line. */
export const optical = '1px'

/** Width of borders and lines. `double` is the minimum width that shows two lines. */
export const lineWidth = {
  hairline: '1px',
  fine: '1.5px',
  thick: '2px',
  heavy: '3px',
  double: '4px',
  /** Border of scenes on a map that is zoomed out. */
  distant: '8px',
} as const

export const offset = { s: '3px', m: '4px', l: '6px', xl: '7px' } as const

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

/** Height of controls. `least` is the minimum for a pointer, and `touch` for a finger. */
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

export const bar = {
  xs: '52px',
  s: '60px',
  m: '64px',
  l: '68px',
  xl: '72px',
  xxl: '76px',
  huge: '88px',
  /** Height that a phone needs for the action bar at the bottom, plus a margin. */
  actions: '110px',
  /** Height above and below the log of a session, from the specification. */
  play: '220px',
} as const

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
  /** Maximum height of the help before it scrolls, from the specification. */
  help: '1000px',
  split: '44rem',
  night: '52rem',
} as const

/** Estimated heights for `contain-intrinsic-size`. */
export const estimate = { part: '240px', row: '480px', block: '4000px' } as const
