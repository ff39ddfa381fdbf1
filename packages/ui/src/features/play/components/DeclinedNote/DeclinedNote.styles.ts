import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, radius, size, space, lineWidth } = theme

export const declinedNoteStyles = {
  note: {
    display: 'grid',
    gap: space.s,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.textSecondary,
    fontFamily: font.interface,
    fontSize: size.body,
    lineHeight: 1.5,
  },
  lead: { color: color.text, fontWeight: 600 },
  lines: { display: 'grid', gap: space.xs },
  line: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: space.m,
    color: color.text,
    overflowWrap: 'anywhere' as const,
  },
  free: { color: color.textMuted, fontSize: size.small },
}
