import { keyframes } from '@emotion/react'

import { theme, space } from '../../../../design-system/theme/theme.ts'

const { media, color, motion, measure } = theme

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(${space.l})` },
  to: { opacity: 1, transform: 'none' },
})

const sides = {
  paddingInline: space.l,
  [media.from.l]: { paddingInline: space.xxlPlus },
}

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
    [media.from.xl]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.12fr)',
    },
  },
  cover: {
    blockSize: theme.art.huge,
    borderBlockEnd: theme.goldDoubleLine,
    [media.below.m]: { blockSize: theme.thumb.l },
    [media.from.xl]: {
      // As high as the text, up to a maximum height that stays in view.
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
    margin: 0,
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
    margin: 0,
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
  gain: {
    display: 'flex',
    flexDirection: 'row-reverse' as const,
    gap: theme.space.xs,
  },
  count: { margin: 0 },
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
    margin: 0,
    color: theme.color.textMuted,
    fontFamily: theme.font.interface,
    fontSize: theme.size.label,
    fontWeight: 600,
  },
  tasks: {
    display: 'grid',
    gap: `0 ${theme.space.xxl}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
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
  // Reserves the height while the main button is unknown.
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

export const endingCardStyles = {
  ...frameStyles,
  ...leadStyles,
  ...partStyles,
}
