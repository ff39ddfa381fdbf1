import { theme } from '../../../../design-system/theme/theme.ts'

const { space, size } = theme

export const myStoriesScreenStyles = {
  head: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlock: `${space.xxlPlus} ${space.xl}`,
  },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
  title: { fontSize: size.title },
  lists: { display: 'grid', gap: space.huge, paddingBlockEnd: space.giant },
  done: {
    marginBlockEnd: space.l,
    outline: 'none',
    '&:empty': { display: 'none' },
  },
}
