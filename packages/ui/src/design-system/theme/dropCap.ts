import type { Theme } from '@emotion/react'

/** Drop cap of a story. Stays within its box, which may be clipped. */
export const dropCap = ({ color, font, space }: Pick<Theme, 'color' | 'font' | 'space'>) => ({
  // Excludes Urdu, whose letters are joined.
  '&:not(:lang(ur))::first-letter': {
    marginInlineEnd: space.m,
    color: color.accent,
    fontFamily: font.display,
    initialLetter: '3',
    WebkitInitialLetter: '3',
  },
  // These scripts have tall marks above the letter, which `initial-letter` ignores.
  '&:is(:lang(gu), :lang(ta), :lang(te), :lang(kn), :lang(ml))': {
    paddingBlockStart: '1.4em',
    '&::first-letter': { initialLetter: '2', WebkitInitialLetter: '2' },
  },
})
