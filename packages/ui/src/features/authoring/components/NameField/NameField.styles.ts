import { fieldStyles } from '../../../../design-system/primitives/Field/Field.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { control } = fieldStyles

const { color, space, radius, size, lineWidth, shadow, layer, media, control: height } = theme

/** Text and colours must match letter by letter. */
const LETTERS = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre' as const,
  letterSpacing: 'normal',
}

export const nameFieldStyles = {
  place: { position: 'relative' as const, minInlineSize: 0 },
  box: { position: 'relative' as const },
  input: {
    ...control,
    ...LETTERS,
    position: 'relative' as const,
    background: 'transparent',
    color: 'transparent',
    caretColor: color.focus,
    '&::selection': { background: color.lineControl, color: 'transparent' },
    [media.forcedColors]: { color: 'fieldtext' },
  },
  colours: {
    ...LETTERS,
    position: 'absolute' as const,
    inset: 0,
    overflow: 'hidden',
    padding: control.padding,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.m,
    background: color.field,
    color: color.textMuted,
    fontSize: size.body,
    lineHeight: 1.4,
    [media.forcedColors]: { visibility: 'hidden' as const },
  },
  name: { color: color.link },
  value: { color: color.accent },
  sign: { color: color.textMuted },
  fault: {
    textDecoration: `underline wavy ${color.dangerText}`,
    textUnderlineOffset: theme.offset.s,
  },
  popup: {
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: layer.sticky,
    marginBlockStart: space.xs,
    padding: space.xsPlus,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
    [media.below.m]: { position: 'static' as const },
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  option: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space.m}`,
    minBlockSize: height.m,
    paddingInline: space.sPlus,
    borderRadius: radius.s,
    fontSize: size.note,
    cursor: 'pointer',
    overflowWrap: 'anywhere' as const,
    '& > b': { fontWeight: 600 },
    '& > small': { color: color.textSecondary, fontSize: size.small },
    '& > em': { color: color.textMuted, fontSize: size.small, fontStyle: 'normal' },
    '&:hover': { background: color.raised },
    [media.below.m]: {
      minBlockSize: height.touch,
      '& > small': { gridColumn: '1 / -1', gridRow: 2 },
    },
  },
  active: {
    background: color.raised,
    boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    [media.forcedColors]: { outline: `${lineWidth.thick} solid highlight` },
  },
  mark: { background: 'none', color: color.accent },
  keys: {
    marginBlockStart: space.xs,
    paddingBlockStart: space.xsPlus,
    paddingInline: space.sPlus,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    color: color.textMuted,
    fontSize: size.small,
  },
}
