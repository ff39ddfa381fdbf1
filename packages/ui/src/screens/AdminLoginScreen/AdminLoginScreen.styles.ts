import type { Theme } from '@emotion/react'

export const adminLoginScreenStyles = ({ color, space, measure, size }: Theme) => ({
  screen: {
    display: 'grid',
    alignContent: 'center',
    gap: space.xxl,
    minBlockSize: '100dvh',
    inlineSize: `min(${measure.form}, 100% - 32px)`,
    marginInline: 'auto',
    paddingBlock: space.xxl,
  },
  lamp: { display: 'block', color: color.accent },
  note: { color: color.textMuted, fontSize: size.label },
})
