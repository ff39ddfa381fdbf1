import type { Theme } from '@emotion/react'

export const searchFieldStyles = ({ color, radius, size, media }: Theme) => ({
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    blockSize: '44px',
    paddingInline: '14px',
    borderBlockEnd: `1px solid ${color.lineControl}`,
    color: color.textMuted,
    // A line that grows and no ring: the field is an underlined one, and its panel hangs from it.
    '&:focus-within': {
      borderBlockEnd: `1px solid ${color.focus}`,
      boxShadow: `0 1px 0 ${color.focus}`,
      color: color.textSecondary,
    },
    [media.forcedColors]: { '&:focus-within': { borderBlockEndWidth: '3px' } },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: '2px 0 0',
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    // Sixteen pixels, or a phone zooms in.
    fontSize: size.body,
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  key: {
    flex: 'none',
    padding: '4px 7px 2px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.s,
    fontFamily: 'inherit',
    fontSize: size.small,
    lineHeight: 1,
    'input:focus ~ &': { visibility: 'hidden' as const },
    '@media (hover: none)': { display: 'none' },
  },
})
