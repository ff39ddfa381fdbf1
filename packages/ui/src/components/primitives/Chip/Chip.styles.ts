import type { Theme } from '@emotion/react'

export const chipStyles = ({ color, radius, size }: Theme) => ({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '26px',
    maxInlineSize: '100%',
    padding: '2px 10px 0',
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    color: color.textSecondary,
    fontSize: size.small,
    lineHeight: 1.4,
    whiteSpace: 'nowrap' as const,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  dot: {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    marginBlockStart: '-2px',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.full,
  },
})
