import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media, tile } = theme

export const adminStoryFormScreenStyles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.m,
  },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [media.from.xl]: { gridTemplateColumns: `${tile.l} minmax(0, 1fr)` },
  },
  sections: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    inlineSize: '100%',
  },
  wide: { inlineSize: '100%', minInlineSize: 0 },
}
