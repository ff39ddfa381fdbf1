import { theme } from '../../../../design-system/theme/theme.ts'

const { space, size, media } = theme

export const progressScreenStyles = {
  page: {
    paddingBlock: `${space.xxl} ${space.giant}`,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.l,
    marginBlockEnd: space.xxl,
  },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  hopeless: { marginBlockEnd: space.xxl },
}
