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
  title: { fontSize: '2.125rem', [media.from.m]: { fontSize: size.title } },
  body: {
    display: 'grid',
    gap: space.huge,
    [media.from.xl]: { gridTemplateColumns: '316px minmax(0, 1fr)' },
  },
  summary: {
    [media.from.xl]: { position: 'sticky' as const, insetBlockStart: '104px', alignSelf: 'start' },
  },
  panels: { minInlineSize: 0 },
})
