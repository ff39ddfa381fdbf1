import type { CSSObject } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** Selected items use system colors, because theme colors may lack contrast. */
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
  // Forced colors do not affect SVGs, so they inherit the text color.
  svg: { color: 'inherit !important' },
  // Underlines the current page, which may otherwise differ only by color.
  'a[aria-current]:not([aria-current="false"])': {
    textDecoration: `underline ${lineWidth.thick}`,
    textUnderlineOffset: offset.m,
  },
  'button:is([aria-pressed="true"], [aria-current="true"]):not(:focus-visible)': {
    outline: `${lineWidth.thick} solid Highlight`,
    outlineOffset: `-${lineWidth.thick}`,
  },
})
