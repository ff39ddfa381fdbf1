import type { Theme } from '@emotion/react'

export const keysSheetStyles = ({ color, font, size, space, radius, media }: Theme) => ({
  keys: {
    display: 'grid',
    marginBlockEnd: space.l,
    [media.from.m]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xl },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    alignItems: 'baseline',
    gap: space.m,
    paddingBlock: '5px',
  },
  key: {
    padding: '3px 8px 1px',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.s,
    background: color.sunken,
    color: color.text,
    fontFamily: font.interface,
    fontSize: size.label,
    whiteSpace: 'nowrap' as const,
  },
  meaning: { margin: 0, color: color.text, fontSize: size.note },
  note: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
})
