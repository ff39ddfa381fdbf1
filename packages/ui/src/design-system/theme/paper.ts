import type { CSSObject } from '@emotion/react'

import { themeVariables } from './theme.ts'
import { palettes, type Palette } from './tokens.ts'

const { light } = palettes
const ink = light.text

/** Theme for print. Text on a coloured background is black, because backgrounds are not printed. */
export const paper: Palette = {
  ...light,
  onAction: ink,
  onBrand: ink,
  onInfo: ink,
  onDanger: ink,
  textDisabled: light.textMuted,
}

// A double selector overrides all themes, including custom themes later in the document.
const everyTheme = ['[data-theme]', '[data-reading]'].map((one) => one + one).join(', ')

/** Colors for print. They apply with or without a theme. */
export const paperCss = (isWholePage = true): CSSObject => ({
  '@media print': {
    [`${isWholePage ? ':root, ' : ''}${everyTheme}`]: {
      ...themeVariables(paper, true),
      colorScheme: 'light !important',
    },
  },
})

/** Removes backgrounds, shadows and navigation in print. */
export const paperElementCss: CSSObject = {
  '@media print': {
    '*, *::before, *::after': {
      background: 'none !important',
      boxShadow: 'none !important',
      // A transition that is still running would print its first frame.
      transition: 'none !important',
    },
    // An overlay that covers the window would otherwise clip the page.
    html: { overflow: 'visible !important' },
    'nav, [data-print="hidden"]': { display: 'none !important' },
  },
}
