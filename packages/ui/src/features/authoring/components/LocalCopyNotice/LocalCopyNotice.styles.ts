import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const localCopyNoticeStyles = {
  notice: {
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    padding: `${space.sPlus} ${space.l}`,
    '& > :first-child': { flex: 'none', maxInlineSize: '100%' },
  },
}
