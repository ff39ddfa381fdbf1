import { theme } from '../../theme/theme.ts'

const { color, space, radius, media, lineWidth } = theme

export const alertStyles = {
  box: {
    padding: `${space.m} ${space.l} ${space.sPlus}`,
    borderRadius: radius.m,
    overflowWrap: 'anywhere' as const,
    [media.forcedColors]: { border: `${lineWidth.hairline} solid CanvasText` },
    // The empty region stays mounted, because only changes of a live region are announced.
    '&:empty': { position: 'absolute' as const, padding: 0, border: 0 },
  },
  parted: { display: 'flex', gap: space.m },
  withActions: { alignItems: 'center' },
  danger: { background: color.dangerSurface, color: color.dangerText },
  warning: { background: color.warningSurface, color: color.warningText },
  positive: { background: color.positiveSurface, color: color.positiveText },
  note: { background: color.noteSurface, color: color.noteText },
  words: { flex: 1, minInlineSize: 0 },
  title: { fontWeight: 600 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.s,
    marginInlineStart: 'auto',
  },
}
