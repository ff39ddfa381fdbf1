import type { Theme } from '@emotion/react'

export const myStoriesScreenStyles = ({ color, space, size, radius }: Theme) => ({
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlock: `40px ${space.xl}`,
  },
  title: { fontSize: size.title },
  lists: { display: 'grid', gap: space.huge, paddingBlockEnd: space.giant },
  done: {
    marginBlockEnd: space.l,
    padding: '12px 16px 10px',
    borderRadius: radius.m,
    background: color.positiveSurface,
    color: color.positiveText,
    outline: 'none',
    '&:empty': { display: 'none' },
  },
})
