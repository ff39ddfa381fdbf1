import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

import { space } from '../../../theme/sizes.ts'

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(${space.l})` },
  to: { opacity: 1, transform: 'none' },
})

export const endingCardStyles = ({ color, font, size, space, media, motion, ...theme }: Theme) => ({
  card: {
    ...theme.frame,
    inlineSize: `min(${theme.measure.sheet}, 100%)`,
    margin: 'auto',
    background: color.surface,
    boxShadow: theme.shadow,
    animation: `${arrive} ${motion.slow} ${motion.ease}`,
  },
  cover: {
    blockSize: theme.art.xxl,
    borderBlockEnd: theme.goldDoubleLine,
  },
  page: {
    padding: `${space.m} ${space.l} ${space.l}`,
    textAlign: 'center' as const,
    [media.from.m]: { padding: `${space.m} ${space.xxlPlus}` },
  },
  over: { color: color.accent, fontWeight: 600 },
  title: {
    margin: `0 0 ${space.s}`,
    fontSize: size.titleSmall,
    [media.from.m]: { fontSize: size.ending },
  },
  text: {
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.55,
    textAlign: 'start' as const,
    whiteSpace: 'pre-line' as const,
    '&:lang(ur)': { unicodeBidi: 'plaintext' as const },
  },
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    margin: `${space.m} 0`,
    borderBlock: `${theme.lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  count: {
    display: 'flex',
    flexDirection: 'column-reverse' as const,
    justifyContent: 'flex-end',
    padding: `${space.s} ${space.s} ${space.xs}`,
    '& + &': { borderInlineStart: `${theme.lineWidth.hairline} solid ${color.line}` },
  },
  label: { color: color.textMuted, fontSize: size.label },
  number: {
    margin: 0,
    color: color.accent,
    fontFamily: font.display,
    fontSize: size.heading,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1.1,
  },
  finished: { margin: `0 0 ${space.m}`, textAlign: 'start' as const },
  finishedTitle: {
    margin: 0,
    color: color.textMuted,
    fontFamily: font.interface,
    fontSize: size.label,
    fontWeight: 600,
  },
  tasks: { margin: 0, padding: 0, listStyle: 'none' },
  task: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.s,
    paddingBlock: space.hair,
    '& > svg': { flexShrink: 0, alignSelf: 'center', color: color.accent },
  },
  taskTitle: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' as const },
  reward: { flexShrink: 0, color: color.textSecondary, fontSize: size.label },
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: space.m,
    '& > button': { paddingInline: space.l },
  },
})
