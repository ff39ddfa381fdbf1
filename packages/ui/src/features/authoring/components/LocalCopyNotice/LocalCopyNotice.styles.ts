import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const localCopyNoticeStyles = {
  notice: {
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    padding: `${space.sPlus} ${space.l}`,
    // The words keep their line as long as there is one for the button.
    '& > :first-child': { flex: 'none', maxInlineSize: '100%' },
  },
}
