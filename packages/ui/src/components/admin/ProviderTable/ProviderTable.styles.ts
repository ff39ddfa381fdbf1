import { theme } from '../../../theme/theme.ts'

const { color, space, size, media } = theme

export const providerTableStyles = {
  name: {
    display: 'grid',
    justifyItems: 'start',
    lineHeight: 1.35,
    '& > b': { color: color.text, fontWeight: 600, overflowWrap: 'anywhere' as const },
    '& > small': { color: color.textMuted, fontSize: size.small },
  },
  address: {
    fontFamily: 'inherit',
    color: color.textSecondary,
    fontSize: size.label,
    overflowWrap: 'anywhere' as const,
  },
  quiet: { color: color.textMuted, fontSize: size.label },
  key: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    fontSize: size.label,
    '& > svg': { marginBlockStart: `calc(-1 * ${space.xs})`, color: color.textMuted },
    [media.from.l]: { whiteSpace: 'nowrap' as const },
  },
  steps: {
    display: 'grid',
    gap: space.sPlus,
    margin: `${space.l} auto 0`,
    paddingInlineStart: space.xl,
    listStyle: 'decimal',
    color: color.textSecondary,
    textAlign: 'start' as const,
    lineHeight: 1.45,
    '& > li::marker': { color: color.accent, fontWeight: 600 },
  },
}
