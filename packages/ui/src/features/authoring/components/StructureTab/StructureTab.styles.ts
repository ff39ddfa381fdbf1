import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius } = theme

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' }

export const structureTabStyles = {
  summary: { color: color.textSecondary, ...figures },
  size: {
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
  },
  tooLarge: { background: color.dangerSurface, color: color.dangerText },
  counts: { fontSize: size.label, ...figures },
  error: { color: color.dangerText },
  person: { color: color.noteText },
  hint: { color: color.warningText },
}
