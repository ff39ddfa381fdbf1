import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, control } = theme

export const taskCardStyles = {
  card: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    blockSize: '100%',
    paddingBlockEnd: space.xl,
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
}
