import type { CSSObject } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** Selected items in forced colors use system colors, because theme colors may not contrast. */
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
  // Browsers do not force the color of SVGs, so they inherit the text color.
  svg: { color: 'inherit !important' },
  // The current page and selected items often differ only by color, which forced colors remove.
  'a[aria-current]:not([aria-current="false"])': {
    textDecoration: `underline ${lineWidth.thick}`,
    textUnderlineOffset: offset.m,
  },
  'button:is([aria-pressed="true"], [aria-current="true"]):not(:focus-visible)': {
    outline: `${lineWidth.thick} solid Highlight`,
    outlineOffset: `-${lineWidth.thick}`,
  },
})
