import { theme } from '../../theme/theme.ts'

const { color, radius, motion, control, lineWidth } = theme

export const iconLinkStyles = {
  link: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: control.l,
    blockSize: control.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    color: color.textSecondary,
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&:hover': { background: color.raised, borderColor: color.lineGold, color: color.text },
  },
}
