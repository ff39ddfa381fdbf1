import type { CSSProperties } from 'react'

import type { Reading } from './reading.ts'
import { theme } from './theme.ts'
import { font } from './tokens.ts'
import { measure } from './widths.ts'

/** Pixels that a browser counts as one rem before its reader sets another size. */
const REM = 16

/** Widest column in each of the three widths; it holds 80 pixels more than its text. */
const MEASURES = { narrow: '560px', medium: measure.reading, wide: '880px' } as const

/** The rule under the newest part, where it is not the quiet one of the theme. */
const UNDERLINES = {
  quiet: undefined,
  strong: `2px solid ${theme.color.lineGold}`,
  none: 'none',
} as const

/** What the reading column must set for its reader: ground, letters, lines, width. */
export function readingVariables({ face, width, underline, ...reading }: Reading) {
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ui-reading-size': `${reading.textSize / REM}rem`,
    '--ui-reading-leading': String(reading.lineHeight),
    '--ui-reading-face': font[face],
    '--ui-reading-underline': UNDERLINES[underline],
    '--ui-reading-measure': MEASURES[width],
  }
  return { style, 'data-reading': reading.theme === 'page' ? undefined : reading.theme }
}
