import type { CSSObject } from '@emotion/react'

import { themeVariables } from './theme.ts'
import { palettes, type Palette } from './tokens.ts'

const { light } = palettes
const ink = light.text

/** The light theme on white paper, where no ground is printed: what stands on a colour is ink there. */
export const paper: Palette = {
  ...light,
  onAction: ink,
  onBrand: ink,
  onInfo: ink,
  onDanger: ink,
  textDisabled: light.textMuted,
}

// Said twice to outweigh the themes, also one of an app's own that comes later in the document.
const everyTheme = ['[data-theme]', '[data-reading]'].map((one) => one + one).join(', ')

/** Whichever theme is on, paper has the colours of paper; also before any theme has come. */
export const paperCss = (isWholePage = true): CSSObject => ({
  '@media print': {
    [`${isWholePage ? ':root, ' : ''}${everyTheme}`]: {
      ...themeVariables(paper, true),
      // The snippet before the first paint sets it by hand.
      colorScheme: 'light !important',
    },
  },
})

/** What is left out on paper: grounds and shadows, and what leads elsewhere. */
export const paperElementCss: CSSObject = {
  '@media print': {
    '*, *::before, *::after': {
      background: 'none !important',
      boxShadow: 'none !important',
      // A colour on its way to another would be printed as it is at the start.
      transition: 'none !important',
    },
    // A full screen that lies over the page keeps the page from scrolling.
    html: { overflow: 'visible !important' },
    'nav, [data-print="hidden"]': { display: 'none !important' },
  },
}
