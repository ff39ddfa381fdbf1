import type { Theme } from '@emotion/react'

export const focusFieldsStyles = ({ color, space, size }: Theme) => ({
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': {
      marginBlockEnd: space.s,
      padding: 0,
      color: color.textSecondary,
      fontSize: size.label,
    },
  },
})
