import type { Theme } from '@emotion/react'

/** The family that a build may give the letters of the product's name in Hindi alone. */
export const WORDMARK_FAMILY = 'Kathasagar Wordmark'

/** The face of the product's name in Hindi: its own letters where a build has cut them, else a story's. */
export const wordmarkFont = ({ font }: Pick<Theme, 'font'>) => `"${WORDMARK_FAMILY}", ${font.story}`
