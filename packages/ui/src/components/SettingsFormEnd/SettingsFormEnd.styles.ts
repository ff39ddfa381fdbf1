import type { Theme } from '@emotion/react'

export const settingsFormEndStyles = ({ color, space, size }: Theme) => ({
  end: { display: 'grid', gap: space.m },
  row: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.m },
  done: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.positiveText,
    fontSize: size.label,
  },
})
