import type { Theme } from '@emotion/react'

export const entryToolsStyles = ({
  color,
  space,
  radius,
  motion,
  media,
  lineWidth,
  optical,
  icon,
}: Theme) => ({
  tools: {
    position: 'absolute' as const,
    insetInlineEnd: 0,
    zIndex: 1,
    display: 'flex',
    gap: space.hair,
    // On a phone above the entry's first line, from a tablet on in the margin.
    marginBlockStart: `calc(-1 * (${space.xl} + ${space.hair}))`,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    background: color.raised,
    opacity: 0,
    pointerEvents: 'none' as const,
    transition: `opacity ${motion.fast} ${motion.ease}`,
    '&:focus-within': { opacity: 1, pointerEvents: 'auto' as const },
    [media.from.m]: {
      flexDirection: 'column' as const,
      insetInlineEnd: `calc(-1 * (${space.xxlPlus} - ${optical}))`,
      marginBlockStart: `calc(-1 * (${space.hair} + ${optical}))`,
      border: 0,
      background: 'transparent',
    },
  },
  shown: { opacity: 1, pointerEvents: 'auto' as const },
  tool: {
    borderColor: 'transparent',
    color: color.textMuted,
    [media.from.m]: {
      inlineSize: `calc(${icon.huge} + ${space.hair})`,
      blockSize: `calc(${icon.huge} + ${space.hair})`,
    },
  },
})
