/** All widths of the interface. */

/** Breakpoints, in pixels. 640 is also where long titles are truncated. */
export const breakpoint = { s: 480, m: 640, l: 768, xl: 1024, xxl: 1280 } as const

/** Screen size. `dynamic` excludes the browser's bars on a phone. */
export const screen = {
  block: '100vh',
  dynamic: '100dvh',
  inline: '100vw',
  longest: '100vmax',
} as const

/** Maximum widths of pages, sheets and text lines. */
export const measure = {
  /** Wide screens fit one or two additional list columns. */
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

export const popup = {
  menu: '180px',
  submenu: '200px',
  note: '220px',
  /** Width of the panel next to the reading column. */
  beside: '262px',
  tooltip: '280px',
  settings: '312px',
  drawer: '340px',
  help: '380px',
} as const

export const thumb = { s: '72px', m: '84px', l: '176px' } as const

export const tile = {
  xs: '104px',
  s: '120px',
  m: '130px',
  l: '180px',
  xl: '200px',
  xxl: '240px',
  huge: '260px',
} as const

/** Card widths in a row. On a phone, `Peek` shows part of the next card. */
export const card = {
  task: '250px',
  taskPeek: 'min(276px, 78vw)',
  story: '270px',
  storyPeek: 'min(276px, 84vw)',
  session: '330px',
  sessionPeek: 'min(330px, 88vw)',
} as const
