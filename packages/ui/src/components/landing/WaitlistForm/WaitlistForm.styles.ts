import { hangingSurface } from '../../../theme/hangingSurface.ts'
import { theme } from '../../../theme/theme.ts'

export const waitlistFormStyles = {
  form: {
    ...hangingSurface(theme, theme.color.line),
    display: 'grid',
    gap: theme.space.l,
    padding: theme.space.xl,
    background: theme.color.surface,
  },
  title: { fontSize: theme.size.heading },
  notice: {
    display: 'grid',
    gap: theme.space.s,
    color: theme.color.textMuted,
    fontSize: theme.size.small,
    lineHeight: 1.5,
  },
}
