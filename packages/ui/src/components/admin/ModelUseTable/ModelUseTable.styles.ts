import { theme } from '../../../theme/theme.ts'

const { color, space, size, media } = theme

export const modelUseTableStyles = {
  filters: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    gap: space.l,
    marginBlockEnd: space.m,
    [media.below.m]: { display: 'grid' },
  },
  name: { color: color.text, fontWeight: 600, overflowWrap: 'anywhere' as const },
  quiet: { color: color.textMuted, fontSize: size.label },
  cost: { color: color.text, fontWeight: 600 },
}
