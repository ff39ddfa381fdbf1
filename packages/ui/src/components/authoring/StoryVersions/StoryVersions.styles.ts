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
  acts: { display: 'inline-flex', flexWrap: 'wrap' as const, gap: space.xs },
  facts: { color: color.textMuted, fontSize: size.label },
})
