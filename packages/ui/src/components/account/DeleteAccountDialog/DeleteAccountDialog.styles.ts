import type { Theme } from '@emotion/react'

export const deleteAccountDialogStyles = ({
  color,
  space,
  size,
  radius,
  media,
  focusRing,
}: Theme) => ({
  fates: { display: 'grid', gap: space.xs },
  label: { color: color.textSecondary, fontSize: size.label },
  fate: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: '44px',
    padding: `${space.s} ${space.m}`,
    lineHeight: 1.4,
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.m,
    color: color.text,
    cursor: 'pointer',
    '&[data-hovered], &[data-selected]': { borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
  },
  dot: {
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    border: `2px solid ${color.lineControl}`,
    borderRadius: radius.full,
    '[data-selected] > &': { borderColor: color.accent, borderWidth: '5px' },
    [media.forcedColors]: { '[data-selected] > &': { borderColor: 'Highlight' } },
  },
})
