import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, motion, focusRing, control, lineWidth, screen } = theme

export const fieldStyles = {
  field: { display: 'grid', gap: space.xsPlus },
  label: { color: color.textSecondary, fontSize: size.label },
  hint: { color: color.textMuted, fontSize: size.small, lineHeight: 1.45 },
  error: {
    display: 'flex',
    gap: space.xsPlus,
    color: color.dangerText,
    fontSize: size.label,
    lineHeight: 1.4,
    '& > svg': { marginBlockStart: space.hair },
  },
  control: {
    inlineSize: '100%',
    minBlockSize: control.touch,
    padding: `${space.sPlus} ${space.m} ${space.s}`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.field,
    color: color.text,
    fontSize: size.body,
    lineHeight: 1.4,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&[data-hovered]': { borderColor: color.accent },
    '&[data-focused]': focusRing,
    '&[data-invalid]': { borderColor: color.dangerText },
    '&[data-disabled]': {
      borderColor: color.line,
      background: color.sunken,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
    // Only an inset shadow can change the background of a field that the browser has filled in.
    '&:autofill': {
      boxShadow: `inset 0 0 0 ${screen.longest} ${color.field}`,
      WebkitTextFillColor: color.text,
    },
  },
}
