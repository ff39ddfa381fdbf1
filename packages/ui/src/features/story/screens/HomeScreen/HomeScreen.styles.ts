import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media } = theme

export const homeScreenStyles = {
  top: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  awaited: { visibility: 'hidden' as const },
  goOn: { [media.below.m]: { order: -1, marginBlockEnd: space.xl } },
  state: { marginBlockStart: space.giant },
}
