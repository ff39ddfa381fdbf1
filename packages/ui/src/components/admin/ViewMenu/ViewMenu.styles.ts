import { theme } from '../../../theme/theme.ts'

const { color, space, popup, lineWidth } = theme

export const viewMenuStyles = {
  menu: { display: 'grid', gap: space.m, inlineSize: popup.tooltip, padding: space.s },
  list: { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minInlineSize: 0,
  },
  name: { overflowWrap: 'anywhere' as const, textAlign: 'start' as const },
  acts: { display: 'flex', flex: 'none', gap: space.xs },
  form: {
    display: 'grid',
    gap: space.s,
    'ul + &': {
      paddingBlockStart: space.m,
      borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    },
  },
}
