import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, lineWidth, shadow, media, control, pane } = theme

const field = fieldStyles

export const comboInputStyles = {
  field: { ...field.field, minInlineSize: 0 },
  label: field.label,
  error: field.error,
  hint: field.hint,
  box: { position: 'relative' as const },
  control: { ...field.control, paddingInlineEnd: control.touch, textOverflow: 'ellipsis' },
  open: {
    position: 'absolute' as const,
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.l,
    padding: 0,
    border: 0,
    borderRadius: radius.m,
    background: 'none',
    color: color.textMuted,
    cursor: 'pointer',
    '&[data-hovered]': { color: color.text },
  },
  popup: {
    overflow: 'hidden auto',
    maxBlockSize: pane.l,
    padding: space.xsPlus,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
    fontSize: size.note,
  },
  list: { display: 'grid', outline: 'none' },
  empty: { padding: `${space.s} ${space.sPlus}`, color: color.textMuted, fontSize: size.label },
  option: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    minBlockSize: control.m,
    padding: `${space.xs} ${space.sPlus}`,
    borderRadius: radius.s,
    color: color.text,
    lineHeight: 1.3,
    overflowWrap: 'anywhere' as const,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { background: color.raised },
    '&[data-focused]': {
      background: color.raised,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
      [media.forcedColors]: chosenInForcedColors,
    },
    [media.below.m]: { minBlockSize: control.touch },
  },
  note: { color: color.textMuted, fontSize: size.small },
}
