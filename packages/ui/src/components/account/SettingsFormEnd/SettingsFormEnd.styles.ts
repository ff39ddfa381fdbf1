import type { Theme } from '@emotion/react'

export const settingsFormEndStyles = ({ color, space, size }: Theme) => ({
  done: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.positiveText,
    fontSize: size.label,
  },
})
