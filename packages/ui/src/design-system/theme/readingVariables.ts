import type { CSSProperties } from 'react'

import type { Reading } from './reading.ts'
import { theme } from './theme.ts'
import { font } from './tokens.ts'
import { measure } from './widths.ts'

/** Default root font size, in pixels. */
const REM = 16

/** Maximum column width, including 80 pixels around the text. */
const MEASURES = { narrow: '560px', medium: measure.reading, wide: '880px' } as const

/** Underline of the newest part. If undefined, the underline of the theme applies. */
const UNDERLINES = {
  quiet: undefined,
  strong: `2px solid ${theme.color.lineGold}`,
  none: 'none',
} as const

/** Returns the CSS variables of the reading settings. */
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
