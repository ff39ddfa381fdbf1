import type { Theme } from '@emotion/react'

export const taskCardStyles = ({
  color,
  space,
  size,
  font,
  radius,
  lineWidth,
  control,
}: Theme) => ({
  card: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    blockSize: '100%',
    padding: `${space.l} ${space.l} ${space.xl}`,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
  },
  completed: { borderColor: color.lineGold },
  locked: { borderStyle: 'dashed', borderColor: color.line, '& h3': { color: color.textMuted } },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    color: color.textMuted,
    fontSize: size.label,
  },
  coins: { display: 'inline-flex', alignItems: 'center', gap: space.xsPlus, color: color.accent },
  title: {
    marginBlockStart: space.s,
    fontFamily: font.story,
    fontSize: size.card,
    lineHeight: 1.25,
  },
  description: { marginBlockStart: space.xs, color: color.textSecondary },
  foot: { display: 'grid', gap: space.m, marginBlockStart: space.l },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.tag,
    fontSize: size.label,
  },
  percent: { marginInlineStart: 'auto', color: color.textMuted },
})
