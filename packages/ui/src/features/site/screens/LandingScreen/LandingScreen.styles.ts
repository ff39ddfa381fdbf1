import { wordmarkFont } from '../../../../design-system/theme/wordmark.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, bar, screen } = theme

const fadeIn = 'linear-gradient(to bottom, transparent, black 22%)'
const fadeInAcross = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black 30%)`

const column = {
  position: 'relative' as const,
  display: 'grid',
  alignContent: 'center',
  gap: space.xl,
  inlineSize: `min(${measure.page}, 100% - ${space.xxl})`,
  marginInline: 'auto',
  paddingBlock: `${bar.huge} ${space.huge}`,
  [media.below.m]: { gap: space.m, paddingBlock: `${bar.xxl} ${space.s}` },
  [media.from.l]: { paddingInlineEnd: space.xxl },
}
const painting = {
  position: 'relative' as const,
  overflow: 'hidden',
  '& > svg': { position: 'absolute' as const, inset: 0 },
  [media.below.xl]: { order: 1, marginBlockStart: `calc(-1 * ${space.xl})`, mask: fadeIn },
}

export const landingScreenStyles = {
  stage: {
    position: 'relative' as const,
    display: 'grid',
    [media.below.xl]: { gridTemplateRows: `auto minmax(${bar.xl}, 1fr)` },
  },
  art: {
    ...painting,
    [media.from.xl]: { position: 'absolute' as const, inset: 0 },
    // Moves the picture down, because the sea would overlap the text.
    [media.wideAndShallow]: {
      '& > svg': { inset: `${bar.xl} 0 -${bar.xl}`, overflow: 'visible' },
    },
  },
  callArt: {
    ...painting,
    [media.from.xl]: {
      position: 'absolute' as const,
      insetBlock: `${bar.huge} 0`,
      insetInline: '44% 0',
      mask: fadeInAcross('right'),
      '&:dir(rtl)': { mask: fadeInAcross('left') },
    },
  },
  callTitle: { fontSize: size.fluidCall, lineHeight: 1.15 },
  hero: {
    ...column,
    justifyItems: 'start',
    alignContent: 'start',
    paddingBlockEnd: 0,
    zIndex: 1,
    // Text position above the sea on any screen height.
    [media.from.xl]: {
      paddingBlockStart: `clamp(${space.vast}, 0.15 * ${screen.block}, 2.5 * ${space.vast})`,
      paddingInlineEnd: space.xxl,
    },
    [media.shallow]: { gap: space.l },
    '& > *': { maxInlineSize: measure.lead },
  },
  inHindi: { color: color.accent, fontFamily: wordmarkFont({ font }), fontSize: size.heading },
  title: {
    fontSize: size.fluidHero,
    lineHeight: 1.12,
    maxInlineSize: '9em',
  },
  lead: {
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.6,
    [media.below.m]: { fontSize: size.body, lineHeight: 1.45 },
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
  words: { display: 'grid', gap: space.l, [media.below.m]: { gap: space.xs } },
  heading: { fontSize: size.section, [media.from.m]: { fontSize: size.title } },
  call: {
    ...column,
    justifyItems: 'start',
    alignContent: 'start',
    zIndex: 1,
    [media.below.xl]: { paddingBlockEnd: 0 },
    [media.from.xl]: { alignContent: 'center' },
    '& > *': { maxInlineSize: measure.call },
  },
}
