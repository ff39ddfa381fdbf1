import { theme } from '../../../theme/theme.ts'

const { color, space, size } = theme

export const storyVersionsStyles = {
  name: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    color: color.text,
    fontWeight: 600,
  },
  acts: { display: 'inline-flex', flexWrap: 'wrap' as const, gap: space.xs },
  facts: { color: color.textMuted, fontSize: size.label },
}
