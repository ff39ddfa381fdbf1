import { theme } from '../../../theme/theme.ts'

const { media, space, tile } = theme

export const commentFormStyles = {
  form: { display: 'grid', gap: space.m, marginBlock: space.m, minInlineSize: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.m,
  },
  place: { flex: 1, minInlineSize: tile.m, [media.from.m]: { maxInlineSize: '60%' } },
  end: { display: 'flex', alignItems: 'center', gap: space.s, marginInlineStart: 'auto' },
}
