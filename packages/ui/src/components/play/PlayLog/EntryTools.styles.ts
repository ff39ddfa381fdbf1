import type { Theme } from '@emotion/react'

import { control, lineWidth } from '../../../theme/sizes.ts'

/** How high the tools lie, one beside the other. */
export const TOOLS_BLOCK = `calc(${control.m} + 2 * ${lineWidth.hairline})`

export const entryToolsStyles = ({
  color,
  space,
  radius,
  motion,
  media,
  optical,
  icon,
}: Theme) => ({
  tools: {
    position: 'absolute' as const,
    insetInlineEnd: 0,
    zIndex: 1,
    display: 'flex',
    gap: space.hair,
    // On a phone above the entry, none of whose words they cover; from a tablet on in the margin.
    marginBlockStart: `calc(-1 * ${TOOLS_BLOCK})`,
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
