import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const myStoriesScreenStyles = {
  lists: { display: 'grid', gap: space.huge, paddingBlockEnd: space.giant },
  done: {
    marginBlockEnd: space.l,
    outline: 'none',
    '&:empty': { display: 'none' },
  },
}
