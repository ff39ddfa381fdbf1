import type { Theme } from '@emotion/react'

import { hangingSurface } from '../../../theme/hangingSurface.ts'

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
}

export const storyCardStyles = ({ color, radius, size, motion, focusRing, ...theme }: Theme) => ({
  card: {
    position: 'relative' as const,
    display: 'flex',
    flexDirection: 'column' as const,
    blockSize: '100%',
    '&:hover [data-body]': { borderColor: color.lineGold },
  },
  body: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column' as const,
    gap: `calc(${theme.space.s} + ${theme.optical})`,
    padding: `${theme.space.lPlus} ${theme.space.l} ${theme.space.mPlus}`,
    ...hangingSurface({ radius, ...theme }, color.lineSubtle),
    background: color.surface,
    transition: `border-color ${motion.base} ${motion.ease}`,
  },
  // Has no height and no ground; it only gives the chip its place across the double line.
  seam: { position: 'relative' as const },
  category: {
    position: 'absolute' as const,
    insetInlineEnd: theme.space.mPlus,
    insetBlockStart: `calc(-1 * (${theme.space.m} + ${theme.optical}))`,
    maxInlineSize: `calc(100% - 2 * ${theme.space.mPlus})`,
    borderColor: color.lineGold,
    background: color.surface,
  },
  author: {
    display: 'flex',
    alignItems: 'center',
    gap: `calc(${theme.space.s} + ${theme.optical})`,
    minInlineSize: 0,
    color: color.textSecondary,
    fontSize: size.label,
  },
  authorName: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  title: { fontSize: size.card, lineHeight: 1.25, overflowWrap: 'anywhere' as const, ...twoLines },
  link: {
    // The whole card is the link's target; the buttons stand above it.
    '&::after': {
      content: '""',
      position: 'absolute' as const,
      inset: 0,
      zIndex: 1,
      borderRadius: radius.l,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
  lead: {
    minBlockSize: `calc(${theme.control.touch} - ${theme.optical})`,
    color: color.textSecondary,
    fontSize: size.note,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
    ...twoLines,
    '&:lang(hi), &:lang(mr)': { lineHeight: 1.5 },
  },
})
