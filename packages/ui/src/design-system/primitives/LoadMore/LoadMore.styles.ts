import { theme } from '../../theme/theme.ts'

const { color, space, media, tile } = theme

export const loadMoreStyles = {
  place: { display: 'grid', justifyItems: 'center', gap: space.m, marginBlockStart: space.huge },
  fault: { color: color.dangerText },
  button: { minInlineSize: tile.huge, [media.below.m]: { inlineSize: '100%' } },
}
