/** This file contains all widths. */

/** Breakpoints in pixels. Below 640 pixels, long titles are shortened. */
export const breakpoint = { s: 480, m: 640, l: 768, xl: 1024, xxl: 1280 } as const

/** Size of the screen. `dynamic` excludes the bars of a browser on a phone. */
export const screen = {
  block: '100vh',
  dynamic: '100dvh',
  inline: '100vw',
  longest: '100vmax',
} as const

/** Maximum widths of pages, sheets and lines of text. */
export const measure = {
  /** Wide screens have space for one or two more columns of a list. */
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
  /** Width of the panel next to the story. */
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

/** Width of cards in a row. On a phone, `Peek` shows a part of the next card. */
export const card = {
  task: '250px',
  taskPeek: 'min(276px, 78vw)',
  story: '270px',
  storyPeek: 'min(276px, 84vw)',
  session: '330px',
  sessionPeek: 'min(330px, 88vw)',
} as const
