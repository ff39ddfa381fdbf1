import type { CSSObject } from '@emotion/react'

/** Aligns text with the side of the page. Chromium supports only the prefixed value. */
export const pageSide: CSSObject = { textAlign: ['-webkit-match-parent', 'match-parent'] }
