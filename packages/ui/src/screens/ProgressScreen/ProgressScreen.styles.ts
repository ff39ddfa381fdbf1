import type { Theme } from '@emotion/react'

export const progressScreenStyles = ({ space, size, media }: Theme) => ({
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
})
