import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, screen, pane } = theme

export const reportedSessionDialogStyles = {
  note: { marginBlockEnd: space.m, color: color.textMuted, fontSize: size.small },
  log: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.m,
    maxBlockSize: `min(0.52 * ${screen.dynamic}, ${pane.xxl})`,
    padding: space.l,
    borderRadius: radius.m,
    background: color.canvas,
    color: color.text,
  },
}
