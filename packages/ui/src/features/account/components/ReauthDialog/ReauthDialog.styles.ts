import { theme } from '../../../../design-system/theme/theme.ts'

const { space, control } = theme

export const reauthDialogStyles = {
  ways: { display: 'grid', gap: space.l },
  // Reserves the height of Google's iframe while it loads.
  slot: { minBlockSize: control.touch },
  others: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.l,
    marginBlockStart: space.s,
  },
}
