import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

export const authenticatorSetUpStyles = {
  place: { display: 'grid', gap: space.l, justifyItems: 'start' },
  secret: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  key: { overflowWrap: 'anywhere' as const },
}
