import type { Theme } from '@emotion/react'

export const myStoriesScreenStyles = ({ color, space, size, radius }: Theme) => ({
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlock: `${space.xxlPlus} ${space.xl}`,
  },
  title: { fontSize: size.title },
  lists: { display: 'grid', gap: space.huge, paddingBlockEnd: space.giant },
  done: {
    marginBlockEnd: space.l,
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
    background: color.positiveSurface,
    color: color.positiveText,
    outline: 'none',
    '&:empty': { display: 'none' },
  },
})
