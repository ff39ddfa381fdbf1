import { keyframes } from '@emotion/react'
import type { Theme } from '@emotion/react'

const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(16px)' },
  to: { opacity: 1, transform: 'none' },
})

export const endingCardStyles = ({ color, font, size, space, media, motion, ...theme }: Theme) => ({
  card: {
    ...theme.frame,
    inlineSize: 'min(760px, 100%)',
    margin: 'auto',
    background: color.surface,
    boxShadow: theme.shadow,
    animation: `${arrive} ${motion.slow} ${motion.ease}`,
  },
  cover: {
    blockSize: '132px',
    borderBlockEnd: theme.goldDoubleLine,
  },
  page: {
    padding: '12px 16px 16px',
    textAlign: 'center' as const,
    [media.from.m]: { padding: '12px 40px' },
  },
  over: { color: color.accent, fontWeight: 600 },
  title: {
    margin: '0 0 8px',
    fontSize: '2.125rem',
    [media.from.m]: { fontSize: '2.375rem' },
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
    margin: '12px 0',
    borderBlock: `1px solid ${color.lineSubtle}`,
  },
  count: {
    display: 'flex',
    flexDirection: 'column-reverse' as const,
    justifyContent: 'flex-end',
    padding: '8px 8px 4px',
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
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
  finished: { margin: '0 0 12px', textAlign: 'start' as const },
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
