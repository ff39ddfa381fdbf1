import type { Theme } from '@emotion/react'

const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * The face of a person's name or initial where it is not that of the words around it: in Devanagari
 * names stand in the story's, as the titles beside them do, so that a page loads one face for both.
 */
export const faceOfName = (name: string, { font }: Pick<Theme, 'font'>) =>
  DEVANAGARI.test(name) ? { fontFamily: font.story } : undefined
