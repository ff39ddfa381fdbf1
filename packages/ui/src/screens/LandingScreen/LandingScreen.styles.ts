import type { Theme } from '@emotion/react'

import { breakpoint } from '../../theme/tokens.ts'

const fadeIn = 'linear-gradient(to bottom, transparent, black 22%)'
const fadeInAcross = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black 30%)`
const LOW = '@media (max-height: 700px)'
/** A wide screen on which the sea would rise into the words. */
const WIDE_AND_LOW = `@media (min-width: ${breakpoint.xl}px) and (max-height: 700px)`

export const landingScreenStyles = ({ color, space, size, font, measure, media }: Theme) => {
  const column = {
    position: 'relative' as const,
    display: 'grid',
    alignContent: 'center',
    gap: space.xl,
    inlineSize: `min(${measure.page}, 100% - 32px)`,
    marginInline: 'auto',
    paddingBlock: `88px ${space.huge}`,
    [media.from.l]: { paddingInlineEnd: space.xxl },
  }

  // Narrow, it fills what the words leave, and none of them stands on it; wide, it lies behind.
  const painting = {
    position: 'relative' as const,
    overflow: 'hidden',
    '& > svg': { position: 'absolute' as const, inset: 0 },
    [media.below.xl]: { order: 1, marginBlockStart: `-${space.xl}`, mask: fadeIn },
  }

  return {
    stage: {
      position: 'relative' as const,
      display: 'grid',
      [media.below.xl]: { gridTemplateRows: 'auto minmax(72px, 1fr)' },
    },
    art: {
      ...painting,
      [media.from.xl]: { position: 'absolute' as const, inset: 0 },
      [WIDE_AND_LOW]: { '& > svg': { inset: '72px 0 -72px', overflow: 'visible' } },
    },
    callArt: {
      ...painting,
      [media.from.xl]: {
        position: 'absolute' as const,
        insetBlock: '88px 0',
        insetInline: '44% 0',
        mask: fadeInAcross('right'),
        '&:dir(rtl)': { mask: fadeInAcross('left') },
      },
    },
    callTitle: { fontSize: 'clamp(2rem, 1.2rem + 3vw, 3.25rem)', lineHeight: 1.15 },
    hero: {
      ...column,
      justifyItems: 'start',
      alignContent: 'start',
      paddingBlockEnd: 0,
      zIndex: 1,
      // Above the sea, however high the screen is.
      [media.from.xl]: {
        paddingBlockStart: 'clamp(96px, 15vh, 240px)',
        paddingInlineEnd: space.xxl,
      },
      [LOW]: { gap: space.l },
      '& > *': { maxInlineSize: '34rem' },
    },
    inHindi: { color: color.accent, fontFamily: font.story, fontSize: size.heading },
    title: {
      fontSize: 'min(clamp(2.25rem, 1.2rem + 4vw, 3.75rem), max(2.25rem, 7.5vh))',
      lineHeight: 1.12,
      maxInlineSize: '9em',
    },
    lead: {
      color: color.textSecondary,
      fontFamily: font.story,
      fontSize: size.story,
      lineHeight: 1.6,
      [media.from.l]: { fontSize: size.lead },
    },
    column,
    twoSides: {
      [media.from.xl]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        columnGap: space.giant,
        alignItems: 'center',
      },
    },
    words: { display: 'grid', gap: space.l },
    heading: { fontSize: size.section, [media.from.m]: { fontSize: size.title } },
    call: {
      ...column,
      justifyItems: 'start',
      alignContent: 'start',
      zIndex: 1,
      [media.below.xl]: { paddingBlockEnd: 0 },
      [media.from.xl]: { alignContent: 'center' },
      '& > *': { maxInlineSize: '28rem' },
    },
  }
}
