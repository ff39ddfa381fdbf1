import type { CSSObject } from '@emotion/react'

import { themeVariables } from './theme.ts'
import { palettes, type Palette } from './tokens.ts'

const { light } = palettes
const ink = light.text

/** Light theme for print. Text on coloured backgrounds becomes black, because they are omitted. */
export const paper: Palette = {
  ...light,
  onAction: ink,
  onBrand: ink,
  onInfo: ink,
  onDanger: ink,
  textDisabled: light.textMuted,
}

// Doubled selector, to override all themes, including custom ones later in the document.
const everyTheme = ['[data-theme]', '[data-reading]'].map((one) => one + one).join(', ')

/** Print colors, which apply with or without a theme. */
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
      // A running transition would print its start state.
      transition: 'none !important',
    },
    // A full-screen overlay would clip the page.
    html: { overflow: 'visible !important' },
    'nav, [data-print="hidden"]': { display: 'none !important' },
  },
}
