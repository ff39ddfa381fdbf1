import type { Theme } from '@emotion/react'

export const accountFormStyles = ({ color, space, size, media }: Theme) => ({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.title } },
  lead: { marginBlock: `calc(-1 * ${space.xs}) ${space.s}`, color: color.textSecondary },
  notice: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  other: { color: color.textSecondary, textAlign: 'center' as const },
})
