import type { Theme } from '@emotion/react'

export const avatarChooserStyles = ({
  color,
  space,
  size,
  radius,
  media,
  focusRing,
  lineWidth,
}: Theme) => ({
  group: { display: 'grid', gap: space.s },
  label: { color: color.textSecondary, fontSize: size.label },
  choice: {
    padding: space.xs,
    border: `${lineWidth.thick} solid transparent`,
    borderRadius: radius.full,
    cursor: 'pointer',
    '&[data-hovered]': { borderColor: color.lineControl },
    '&[data-selected]': { borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
    [media.forcedColors]: { '&[data-selected]': { borderColor: 'Highlight' } },
  },
})
