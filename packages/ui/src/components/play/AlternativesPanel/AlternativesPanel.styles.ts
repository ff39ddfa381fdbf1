import type { Theme } from '@emotion/react'

export const alternativesPanelStyles = ({ space, color, font }: Theme) => ({
  panel: { display: 'grid', gap: space.s, color: color.text, fontFamily: font.interface },
  models: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
})
