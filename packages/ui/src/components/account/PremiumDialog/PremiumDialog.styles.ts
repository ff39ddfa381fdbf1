import type { Theme } from '@emotion/react'

export const premiumDialogStyles = ({ measure, space }: Theme) => ({
  words: { display: 'grid', gap: space.s, maxInlineSize: measure.prose },
  line: { textWrap: 'pretty' as const },
})
