import type { Theme } from '@emotion/react'

export const deleteAccountDialogStyles = ({
  color,
  space,
  size,
  radius,
  media,
  focusRing,
  control,
  lineWidth,
  icon,
}: Theme) => ({
  fates: { display: 'grid', gap: space.xs },
  label: { color: color.textSecondary, fontSize: size.label },
  fate: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.touch,
    padding: `${space.s} ${space.m}`,
    lineHeight: 1.4,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    color: color.text,
    cursor: 'pointer',
    '&[data-hovered], &[data-selected]': { borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
  },
  dot: {
    flex: 'none',
    inlineSize: icon.m,
    blockSize: icon.m,
    border: `${lineWidth.thick} solid ${color.lineControl}`,
    borderRadius: radius.full,
    '[data-selected] > &': {
      borderColor: color.accent,
      borderWidth: `calc(${lineWidth.double} + ${lineWidth.hairline})`,
    },
    [media.forcedColors]: { '[data-selected] > &': { borderColor: 'Highlight' } },
  },
})
