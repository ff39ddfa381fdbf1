import type { Theme } from '@emotion/react'

export const seriesFormStyles = ({ color, space, size, measure }: Theme) => ({
  form: { display: 'grid', gap: space.l, maxInlineSize: measure.reading },
  acts: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  done: { color: color.textMuted, fontSize: size.label },
})
