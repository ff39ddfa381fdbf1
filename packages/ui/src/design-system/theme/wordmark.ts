import type { Theme } from '@emotion/react'

/** Font family of the Hindi product name, which a build can provide. */
export const WORDMARK_FAMILY = 'Kathasagar Wordmark'

/** Font of the Hindi product name. The story font is the fallback. */
export const wordmarkFont = ({ font }: Pick<Theme, 'font'>) => `"${WORDMARK_FAMILY}", ${font.story}`
