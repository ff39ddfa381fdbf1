/** Widths, as `sizes.ts` has distances and heights: a style names one and writes none itself. */

/** Where a layout changes, in pixels; 640 is also where long titles are cut. */
export const breakpoint = { s: 480, m: 640, l: 768, xl: 1024, xxl: 1280 } as const

/** The whole screen; `dynamic` leaves out what a phone's own bars cover at the moment. */
export const screen = {
  block: '100vh',
  dynamic: '100dvh',
  inline: '100vw',
  longest: '100vmax',
} as const

/** Widths that keep a page, a sheet or a line of story readable. */
export const measure = {
  /** On a large screen lists get a column or two more. */
  page: 'clamp(1200px, 82vw, 1600px)',
  sheet: '760px',
  reading: '720px',
  dialog: '560px',
  lead: '34rem',
  step: '30rem',
  call: '28rem',
  form: '440px',
  search: '400px',
  prose: '66ch',
} as const

/** Photographs of the guide, as wide as the screens that they show. */
export const picture = { phone: '292px', desk: '896px' } as const

/** Columns beside a page's main one, and fields as wide. */
export const column = {
  label: '88px',
  xs: '220px',
  s: '240px',
  contents: '16rem',
  m: '300px',
  l: '320px',
  xl: '340px',
  xxl: '360px',
  form: '26rem',
} as const

/** What opens over a page. */
export const popup = {
  menu: '180px',
  submenu: '200px',
  note: '220px',
  /** Beside the reading column, never over it. */
  beside: '262px',
  tooltip: '280px',
  settings: '312px',
  drawer: '340px',
  help: '380px',
} as const

/** Covers in lists. */
export const thumb = { s: '72px', m: '84px', l: '176px' } as const

/** Least widths of cells, fields and tiles that share a row. */
export const tile = {
  xs: '104px',
  s: '120px',
  m: '130px',
  l: '180px',
  xl: '200px',
  xxl: '240px',
  huge: '260px',
} as const

/** Cards in a row; on a phone (`Peek`) the next one looks in, so that the row is seen to go on. */
export const card = {
  task: '250px',
  taskPeek: 'min(276px, 78vw)',
  story: '270px',
  storyPeek: 'min(276px, 84vw)',
  session: '330px',
  sessionPeek: 'min(330px, 88vw)',
} as const
