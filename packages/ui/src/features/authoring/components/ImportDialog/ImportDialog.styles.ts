import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, screen, radius, lineWidth } = theme

export const importDialogStyles = {
  drop: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'center',
    paddingBlock: space.xl,
    paddingInline: space.l,
    border: `${lineWidth.fine} dashed ${color.line}`,
    borderRadius: radius.m,
    textAlign: 'center' as const,
    '&[data-drop-target]': { background: color.neutralSurface },
  },
  readable: { color: color.textMuted, fontSize: size.small },
  scroll: { maxBlockSize: `calc(0.4 * ${screen.dynamic})` },
  notes: {
    display: 'grid',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { overflowWrap: 'anywhere' as const },
  },
}
