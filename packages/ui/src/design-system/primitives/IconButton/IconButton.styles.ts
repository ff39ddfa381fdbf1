import { theme } from '../../theme/theme.ts'

const { color, radius, motion, media, lineWidth, optical, control } = theme

export const iconButtonStyles = {
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&[data-hovered]': {
      background: color.raised,
      borderColor: color.lineGold,
      color: color.text,
    },
    '&[aria-pressed="true"]': { borderColor: color.lineGold, color: color.accent },
    '&[data-pressed]': { transform: `translateY(${optical})` },
    '&[data-disabled]': {
      borderColor: color.lineSubtle,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      '&[aria-pressed="true"]': { borderWidth: lineWidth.heavy },
    },
  },
  small: { inlineSize: control.m, blockSize: control.m },
  medium: { inlineSize: control.l, blockSize: control.l },
  large: {
    inlineSize: control.xl,
    blockSize: control.xl,
    [media.from.m]: { inlineSize: control.xxl, blockSize: control.xxl },
  },
}
