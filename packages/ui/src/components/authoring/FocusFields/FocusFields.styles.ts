import type { Theme } from '@emotion/react'

export const focusFieldsStyles = ({ color, space, size, control }: Theme) => ({
  group: {
    display: 'grid',
    gap: space.s,
    minInlineSize: 0,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    fontSize: size.label,
    '& > legend': { padding: 0, marginBlockEnd: space.xs, color: color.textSecondary },
    '& label': { display: 'grid', color: color.textMuted },
    '& input': {
      inlineSize: '100%',
      minBlockSize: control.touch,
      margin: 0,
      accentColor: color.accent,
    },
  },
})
