import type { Theme } from '@emotion/react'

export const loginFormStyles = ({ color, space, size, media }: Theme) => ({
  form: { display: 'grid', gap: space.l },
  title: { fontSize: '2.125rem', [media.from.m]: { fontSize: size.title } },
  lead: { marginBlock: `-4px ${space.s}`, color: color.textSecondary },
  between: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  other: { color: color.textSecondary, textAlign: 'center' as const },
})
