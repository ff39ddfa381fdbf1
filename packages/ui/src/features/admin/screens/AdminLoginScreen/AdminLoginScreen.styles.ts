import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, measure, size, screen } = theme

export const adminLoginScreenStyles = {
  screen: {
    display: 'grid',
    alignContent: 'center',
    gap: space.xxl,
    minBlockSize: screen.dynamic,
    inlineSize: `min(${measure.form}, 100% - ${space.xxl})`,
    marginInline: 'auto',
    paddingBlock: space.xxl,
  },
  lamp: { display: 'block', color: color.accent },
  note: { color: color.textMuted, fontSize: size.label },
}
