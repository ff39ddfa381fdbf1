import type { Theme } from '@emotion/react'

export const statsPanelStyles = ({ color, space, radius, font, size, shadow }: Theme) => ({
  panel: {
    padding: space.xl,
    border: `1px solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    boxShadow: shadow,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.heading },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: '11px 0 9px',
    borderBlockEnd: `1px solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  isFirst: {
    marginInline: `-${space.m}`,
    marginBlockEnd: space.xs,
    padding: '14px 12px 12px',
    borderBlockEnd: 0,
    borderRadius: radius.m,
    background: color.neutralSurface,
  },
  name: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
    '& > svg': { marginBlockStart: '-3px', color: color.textMuted },
  },
  value: {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end' as const,
    '& > abbr': { textDecoration: 'none' },
  },
  largeValue: {
    color: color.accent,
    font: `400 1.625rem/1 ${font.display}`,
  },
})
