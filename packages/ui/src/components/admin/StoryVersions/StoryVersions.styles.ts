import type { Theme } from '@emotion/react'

export const storyVersionsStyles = ({ color, space, size }: Theme) => ({
  name: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    color: color.text,
    fontWeight: 600,
  },
  facts: { color: color.textMuted, fontSize: size.label },
})
