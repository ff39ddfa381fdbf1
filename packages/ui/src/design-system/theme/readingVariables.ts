import type { CSSProperties } from 'react'

import type { Reading } from './reading.ts'
import { theme } from './theme.ts'
import { font } from './tokens.ts'
import { measure } from './widths.ts'

const REM = 16

/** Maximum width of the text column. It includes 80 pixels of padding. */
const MEASURES = { narrow: '560px', medium: measure.reading, wide: '880px' } as const

/** Underline of the newest part. If undefined, the underline of the theme is used. */
const UNDERLINES = {
  quiet: undefined,
  strong: `2px solid ${theme.color.lineGold}`,
  none: 'none',
} as const

/** Returns the CSS variables for the reading settings. */
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
