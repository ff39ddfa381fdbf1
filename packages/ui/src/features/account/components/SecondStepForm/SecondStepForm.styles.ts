import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const secondStepFormStyles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
  },
}
