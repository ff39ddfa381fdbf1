import type { Theme } from '@emotion/react'

const DEVANAGARI = /\p{Script=Devanagari}/u

/** Returns the story font for Devanagari names, so that a page loads only one such font. */
export const faceOfName = (name: string, { font }: Pick<Theme, 'font'>) =>
  DEVANAGARI.test(name) ? { fontFamily: font.story } : undefined
