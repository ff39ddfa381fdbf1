import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

const { color, space, size, control, focusRing, optical } = theme

export const selectStyles = {
  field: { ...fieldStyles.field, minInlineSize: 0 },
  inline: { display: 'flex', alignItems: 'center', gap: space.s, color: color.textSecondary },
  label: fieldStyles.label,
  error: fieldStyles.error,
  hint: fieldStyles.hint,
  control: {
    ...fieldStyles.control,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    blockSize: control.touch,
    paddingBlock: `calc(${space.s} + ${optical}) calc(${space.s} - ${optical})`,
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&:enabled:hover': { borderColor: color.accent },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: color.dangerText },
    '& > svg': { flex: 'none', color: color.textMuted },
  },
  small: {
    inlineSize: 'auto',
    minBlockSize: control.s,
    blockSize: 'auto',
    padding: `${space.hair} ${space.s} 0`,
    borderColor: color.line,
    background: color.canvas,
    fontSize: size.label,
  },
  narrowing: { borderColor: color.accent, color: color.accent },
  value: {
    overflow: 'hidden',
    minInlineSize: 0,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  blank: { color: color.textMuted },
  popup: { minInlineSize: 'var(--trigger-width)' },
}
