import type { CSSObject } from '@emotion/react'

/** Aligns text to the page's side. Chromium supports only the prefixed value. */
export const pageSide: CSSObject = { textAlign: ['-webkit-match-parent', 'match-parent'] }
