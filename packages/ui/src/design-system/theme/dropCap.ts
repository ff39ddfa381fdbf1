import type { Theme } from '@emotion/react'

/** The large first letter of a story; its signs stay within the text's box, which may be clipped. */
export const dropCap = ({ color, font, space }: Pick<Theme, 'color' | 'font' | 'space'>) => ({
  // Joined letters must not be torn apart.
  '&:not(:lang(ur))::first-letter': {
    marginInlineEnd: space.m,
    color: color.accent,
    fontFamily: font.display,
    initialLetter: '3',
    WebkitInitialLetter: '3',
  },
  // Here signs stand as high again above the letter, and nothing in its size reckons with them.
  '&:is(:lang(gu), :lang(ta), :lang(te), :lang(kn), :lang(ml))': {
    paddingBlockStart: '1.4em',
    '&::first-letter': { initialLetter: '2', WebkitInitialLetter: '2' },
  },
})
