/** Font sizes in rem. The ratio between steps is about 1.2. */
export const size = {
  caption: '0.75rem',
  small: '0.8125rem',
  label: '0.875rem',
  note: '0.9375rem',
  body: '1rem',
  choice: '1.0625rem',
  story: '1.125rem',
  slide: '1.1875rem',
  lead: '1.25rem',
  card: '1.3125rem',
  brand: '1.375rem',
  heading: '1.5rem',
  subsection: '1.625rem',
  dialog: '1.75rem',
  section: '1.875rem',
  titleSmall: '2.125rem',
  ending: '2.375rem',
  title: '2.5625rem',
  hero: '3.25rem',
  /** Font size for the end of the landing page, which depends on the width of the screen. */
  fluidCall: 'clamp(2rem, 1.2rem + 3vw, 3.25rem)',
  /** Font size for the title of the landing page, which depends on the size of the screen. */
  fluidHero: 'min(clamp(2.25rem, 1.2rem + 4vw, 3.75rem), max(2.25rem, 7.5vh))',
} as const
