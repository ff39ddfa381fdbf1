import { theme } from '../../../../design-system/theme/theme.ts'

const { color, radius, size, media, space, control, lineWidth, optical } = theme

export const searchFieldStyles = {
  place: { position: 'relative' as const },
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sPlus,
    blockSize: control.touch,
    paddingInline: space.mPlus,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineControl}`,
    color: color.textMuted,
    // A thicker underline instead of a ring, because the panel is attached to the field.
    '&:focus-within': {
      borderBlockEnd: `${lineWidth.hairline} solid ${color.focus}`,
      boxShadow: `0 ${lineWidth.hairline} 0 ${color.focus}`,
      color: color.textSecondary,
    },
    [media.forcedColors]: { '&:focus-within': { borderBlockEndWidth: lineWidth.heavy } },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: `${space.hair} 0 0`,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    // Phones zoom into fields whose font is smaller than 16 pixels.
    fontSize: size.body,
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  key: {
    flex: 'none',
    padding: `${space.xs} calc(${space.s} - ${optical}) ${space.hair}`,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.s,
    fontFamily: 'inherit',
    fontSize: size.small,
    lineHeight: 1,
    'input:focus ~ &': { visibility: 'hidden' as const },
    '@media (hover: none)': { display: 'none' },
  },
}
