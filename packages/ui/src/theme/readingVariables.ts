import type { CSSProperties } from 'react'

import type { Reading } from '../play/reading.ts'
import { font, measure } from './tokens.ts'

/** Pixels that a browser counts as one rem before its reader sets another size. */
const REM = 16

/** Widest column in each of the three widths; it holds 80 pixels more than its text. */
const MEASURES = { narrow: '560px', medium: measure.reading, wide: '880px' } as const

/** What the reading column must set for its reader: ground, letters, lines, width. */
export function readingVariables({ theme, textSize, lineHeight, face, width }: Reading) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ui-reading-size': `${textSize / REM}rem`,
    '--ui-reading-leading': String(lineHeight),
    '--ui-reading-face': font[face],
    '--ui-reading-measure': MEASURES[width],
  }
  return { style, 'data-reading': theme === 'page' ? undefined : theme }
}
