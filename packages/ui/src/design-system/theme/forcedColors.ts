import type { CSSObject } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** System colors for selected items, because theme colors may have too little contrast. */
export const chosenInForcedColors = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
}

export const forcedColorsCss = ({
  lineWidth,
  offset,
}: Pick<AppTheme, 'lineWidth' | 'offset'>): CSSObject => ({
  ':focus-visible': { outline: '3px solid Highlight' },
  // Icons inherit the text color, because forced-colors mode does not change colors in an SVG.
  svg: { color: 'inherit !important' },
  // Underlines the current page, because otherwise only its color may differ.
  'a[aria-current]:not([aria-current="false"])': {
    textDecoration: `underline ${lineWidth.thick}`,
    textUnderlineOffset: offset.m,
  },
  'button:is([aria-pressed="true"], [aria-current="true"]):not(:focus-visible)': {
    outline: `${lineWidth.thick} solid Highlight`,
    outlineOffset: `-${lineWidth.thick}`,
  },
})
