import type { Theme } from '@emotion/react'

export const homeScreenStyles = ({ space, media }: Theme) => ({
  top: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  awaited: { visibility: 'hidden' as const },
  // Above the banner, which fills a phone.
  goOn: { [media.below.m]: { order: -1, marginBlockEnd: space.xl } },
  state: { marginBlockStart: space.giant },
})
