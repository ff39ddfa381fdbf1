import type { Theme } from '@emotion/react'

export const addPartStyles = ({ color, space, size }: Theme) => ({
  end: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  near: { color: color.textMuted, fontSize: size.small },
})
