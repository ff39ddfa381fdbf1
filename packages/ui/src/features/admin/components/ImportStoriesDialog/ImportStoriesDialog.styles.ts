import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, pane } = theme

export const importStoriesDialogStyles = {
  rows: { display: 'grid', gap: space.s, overflowY: 'auto' as const, maxBlockSize: pane.l },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.s,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  refused: { color: color.dangerText },
}
