import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, media, optical, lineWidth } = theme

export const shortcutsSheetStyles = {
  keys: {
    display: 'grid',
    marginBlockEnd: space.l,
    [media.from.m]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xl },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: `${space.giant} 1fr`,
    alignItems: 'baseline',
    gap: space.m,
    paddingBlock: `calc(${space.xs} + ${optical})`,
  },
  key: {
    padding: `calc(${space.hair} + ${optical}) ${space.s} ${optical}`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.s,
    background: color.sunken,
    color: color.text,
    fontFamily: font.interface,
    fontSize: size.label,
    whiteSpace: 'nowrap' as const,
  },
  meaning: { color: color.text, fontSize: size.note },
  note: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
}
