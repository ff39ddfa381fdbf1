import { visuallyHiddenStyles } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius } = theme

export const structureTabStyles = {
  place: { display: 'grid', gap: space.xl, minInlineSize: 0 },
  // The tab says it to the eye.
  title: visuallyHiddenStyles.hidden,
  summary: {
    color: color.textSecondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  size: {
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
  },
  tooLarge: { background: color.dangerSurface, color: color.dangerText },
}
