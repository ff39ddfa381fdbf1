import type { Theme } from '@emotion/react'

export const reportedSessionDialogStyles = ({
  color,
  space,
  size,
  radius,
  screen,
  pane,
}: Theme) => ({
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
})
