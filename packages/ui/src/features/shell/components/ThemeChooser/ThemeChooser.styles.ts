import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, motion, control, lineWidth } = theme

export const themeChooserStyles = {
  chooser: { display: 'flex', alignItems: 'center', gap: space.s, color: color.textSecondary },
  label: { paddingBlockStart: space.hair },
  select: {
    minBlockSize: control.s,
    paddingInline: space.s,
    paddingBlockStart: space.hair,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.canvas,
    color: color.text,
    fontFamily: font.interface,
    fontSize: size.label,
    cursor: 'pointer',
    transition: `border-color ${motion.fast} ${motion.ease}`,
    '&:hover': { borderColor: color.accent },
  },
  // As wide as the selected option. To measure the others, a browser would load their fonts.
  languages: { '&:not(:lang(hi))': { fieldSizing: 'content' as const } },
}
