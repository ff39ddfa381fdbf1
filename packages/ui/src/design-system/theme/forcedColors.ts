import type { CSSObject } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** What is chosen where the system chooses colours: in its own, since a theme's need not stand out from its ground. */
export const chosenInForcedColors = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
}

/** For every piece, where the system chooses colours. */
export const forcedColorsCss = ({
  lineWidth,
  offset,
}: Pick<AppTheme, 'lineWidth' | 'offset'>): CSSObject => ({
  ':focus-visible': { outline: '3px solid Highlight' },
  // Browsers leave a drawing the colour that it was given; here it takes that of the words around it.
  svg: { color: 'inherit !important' },
  // The page one is on and what is chosen often have a colour alone, which is gone.
  'a[aria-current]:not([aria-current="false"])': {
    textDecoration: `underline ${lineWidth.thick}`,
    textUnderlineOffset: offset.m,
  },
  'button:is([aria-pressed="true"], [aria-current="true"]):not(:focus-visible)': {
    outline: `${lineWidth.thick} solid Highlight`,
    outlineOffset: `-${lineWidth.thick}`,
  },
})
