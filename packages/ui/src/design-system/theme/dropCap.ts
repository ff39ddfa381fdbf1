import type { Theme } from '@emotion/react'

/** Large first letter of a story. It stays inside its box, which may be clipped. */
export const dropCap = ({ color, font, space }: Pick<Theme, 'color' | 'font' | 'space'>) => ({
  // Excludes Urdu, because its letters are joined.
  '&:not(:lang(ur))::first-letter': {
    marginInlineEnd: space.m,
    color: color.accent,
    fontFamily: font.display,
    initialLetter: '3',
    WebkitInitialLetter: '3',
  },
  // `initial-letter` ignores the high marks above letters in these scripts.
  '&:is(:lang(gu), :lang(ta), :lang(te), :lang(kn), :lang(ml))': {
    paddingBlockStart: '1.4em',
    '&::first-letter': { initialLetter: '2', WebkitInitialLetter: '2' },
  },
})
