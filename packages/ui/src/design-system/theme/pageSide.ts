import type { CSSObject } from '@emotion/react'

/** Words that run the other way still stand where the page's lines begin; Chromium knows the first name alone. */
export const pageSide: CSSObject = { textAlign: ['-webkit-match-parent', 'match-parent'] }
