import type { Theme } from '@emotion/react'

/** Font family that a build can provide for the Hindi product name. */
export const WORDMARK_FAMILY = 'Kathasagar Wordmark'

/** Font of the Hindi product name. Falls back to the story font. */
export const wordmarkFont = ({ font }: Pick<Theme, 'font'>) => `"${WORDMARK_FAMILY}", ${font.story}`
