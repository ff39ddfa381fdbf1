import { keyframes } from '@emotion/react'

import { theme } from '../../../../design-system/theme/theme.ts'

const { media, color, motion, measure, font, size, space } = theme

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(${space.l})` },
  to: { opacity: 1, transform: 'none' },
})

const sides = { paddingInline: space.l, [media.from.l]: { paddingInline: space.xxlPlus } }

const frameStyles = {
  card: {
    ...theme.frame,
    inlineSize: `min(${measure.page}, 100%)`,
    margin: 'auto',
    background: color.surface,
    boxShadow: theme.shadow,
    animation: `${arrive} ${motion.slow} ${motion.ease}`,
  },
  lead: {
    borderBlockEnd: theme.goldDoubleLine,
    [media.from.xl]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.12fr)' },
  },
  cover: {
    blockSize: theme.art.huge,
    borderBlockEnd: theme.goldDoubleLine,
    [media.below.m]: { blockSize: theme.thumb.l },
    [media.from.xl]: {
      // The card is as high as its text, up to a height that is always visible.
      position: 'sticky' as const,
      insetBlockStart: 0,
      blockSize: '100%',
      maxBlockSize: `min(0.44 * ${measure.page}, 0.42 * ${theme.screen.inline})`,
      borderBlockEnd: 0,
    },
  },
}

const leadStyles = {
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minInlineSize: 0,
    paddingBlock: `${theme.space.l} ${theme.space.mPlus}`,
    ...sides,
    [theme.media.from.xl]: { borderInlineStart: theme.goldDoubleLine },
  },
  over: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'baseline',
    gap: `0 ${theme.space.m}`,
    color: theme.color.accent,
    fontWeight: 600,
  },
  story: { color: theme.color.textMuted, fontSize: theme.size.label, fontWeight: 400 },
  title: {
    margin: `${theme.space.hair} 0 ${theme.space.s}`,
    fontSize: theme.size.titleSmall,
    overflowWrap: 'anywhere' as const,
    [theme.media.from.m]: { fontSize: theme.size.ending },
  },
  text: {
    color: theme.color.textSecondary,
    fontFamily: theme.font.story,
    fontSize: theme.size.choice,
    lineHeight: 1.6,
    whiteSpace: 'pre-line' as const,
    '&:lang(ur)': { unicodeBidi: 'plaintext' as const },
    [theme.media.below.m]: { fontSize: theme.size.story },
  },
  gains: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: `${theme.space.xs} ${theme.space.l}`,
    margin: `${theme.space.sPlus} 0 0`,
    color: theme.color.textMuted,
    fontSize: theme.size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  gain: { display: 'flex', flexDirection: 'row-reverse' as const, gap: theme.space.xs },
  count: {},
  won: { color: theme.color.accent, fontWeight: 600 },
}

const partStyles = {
  parts: {
    display: 'grid',
    gap: theme.space.xl,
    paddingBlock: theme.space.lPlus,
    '&:empty': { display: 'none' },
    ...sides,
  },
  learned: {
    marginBlockStart: theme.space.sPlus,
    color: theme.color.textSecondary,
    fontSize: theme.size.label,
  },
  finishedTitle: {
    color: theme.color.textMuted,
    fontFamily: theme.font.interface,
    fontSize: theme.size.label,
    fontWeight: 600,
  },
  tasks: {
    display: 'grid',
    gap: `0 ${theme.space.xxl}`,
    [theme.media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  task: {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space.s,
    paddingBlock: theme.space.hair,
    '& > svg': { flexShrink: 0, alignSelf: 'center', color: theme.color.accent },
  },
  taskTitle: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' as const },
  reward: { flexShrink: 0, color: theme.color.textSecondary, fontSize: theme.size.label },
  // Reserves space for the main button while its label is not known yet.
  main: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: `${theme.space.s} ${theme.space.l}`,
    minBlockSize: theme.control.xl,
    marginBlockStart: theme.space.m,
    '& > button': { [theme.media.below.m]: { inlineSize: '100%' } },
  },
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: theme.space.sPlus,
    paddingBlock: theme.space.m,
  },
}

const recapStyles = {
  heading: { fontSize: size.heading, lineHeight: 1.3 },
  recalled: {
    display: 'grid',
    gap: `${space.mPlus} ${space.xxl}`,
    margin: `${space.sPlus} 0 0`,
    [media.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  line: {
    position: 'relative' as const,
    paddingInlineStart: space.xl,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.5,
    overflowWrap: 'anywhere' as const,
    '&::before': {
      content: '""',
      position: 'absolute' as const,
      insetInlineStart: 0,
      insetBlockStart: '0.5em',
      inlineSize: theme.icon.dot,
      blockSize: theme.icon.dot,
      borderRadius: theme.radius.full,
      borderStartEndRadius: 0,
      background: color.progressFill,
      transform: 'rotate(45deg)',
    },
  },
  turn: {
    minBlockSize: theme.control.least,
    marginInlineStart: space.xs,
    padding: `0 ${space.hair}`,
    border: 0,
    borderRadius: theme.radius.xs,
    background: 'none',
    color: color.link,
    cursor: 'pointer',
    fontFamily: font.interface,
    fontSize: size.small,
    textDecoration: 'underline',
    textDecorationColor: color.lineControl,
    textUnderlineOffset: theme.offset.m,
    whiteSpace: 'nowrap' as const,
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
  },
  keepsake: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    marginBlockStart: space.sPlus,
    [media.from.l]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: theme.pane.banner,
    objectFit: 'contain' as const,
    background: color.raised,
  },
  wide: { aspectRatio: '1200 / 630' },
  tall: { aspectRatio: '1080 / 1920', marginInline: 'auto', inlineSize: 'auto' },
  cardWays: { display: 'grid', justifyItems: 'start', gap: space.s },
}

export const endingCardStyles = { ...frameStyles, ...leadStyles, ...partStyles, ...recapStyles }
