import type { Theme } from '@emotion/react'

const fadeIn = 'linear-gradient(to bottom, transparent, black 22%)'
const fadeInAcross = 'linear-gradient(to right, transparent, black 30%)'

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

  return {
    // On a phone the sea lies under the words, and the sky goes on above it.
    art: {
      position: 'absolute' as const,
      inset: 0,
      overflow: 'hidden',
      [media.below.xl]: { insetBlockStart: 'auto', blockSize: '52%', mask: fadeIn },
    },
    callArt: {
      position: 'absolute' as const,
      inset: '46% 0 0',
      overflow: 'hidden',
      mask: fadeIn,
      [media.from.xl]: { inset: '88px 0 0 44%', mask: fadeInAcross },
    },
    callTitle: { fontSize: 'clamp(2rem, 1.2rem + 3vw, 3.25rem)', lineHeight: 1.15 },
    hero: {
      ...column,
      justifyItems: 'start',
      alignContent: 'start',
      [media.from.xl]: { alignContent: 'center', paddingInlineEnd: space.xxl },
      '& > *': { maxInlineSize: '34rem' },
    },
    inHindi: { color: color.accent, fontFamily: font.story, fontSize: size.heading },
    title: {
      fontSize: 'clamp(2.25rem, 1.2rem + 4vw, 3.75rem)',
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
      [media.from.xl]: { alignContent: 'center' },
      '& > *': { maxInlineSize: '28rem' },
    },
    footer: {
      position: 'relative' as const,
      alignSelf: 'end',
      background: color.canvas,
    },
  }
}
