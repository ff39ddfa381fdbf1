import type { Theme } from '@emotion/react'

export const importDialogStyles = ({ color, space, size, radius, screen, lineWidth }: Theme) => ({
  notes: { marginBlockStart: space.l },
  tooLarge: {
    marginBlockStart: space.m,
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.m,
    background: color.dangerSurface,
    color: color.dangerText,
  },
  clean: { color: color.positiveText },
  scroll: { maxBlockSize: `calc(0.4 * ${screen.dynamic})` },
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse' as const,
    fontSize: size.label,
    '& th, & td': {
      paddingBlock: space.xsPlus,
      paddingInline: `0 ${space.sPlus}`,
      borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
      overflowWrap: 'anywhere' as const,
      textAlign: 'start' as const,
      verticalAlign: 'baseline',
    },
    '& th': { color: color.textMuted, fontWeight: 400, whiteSpace: 'nowrap' as const },
    '& td:first-of-type': { minInlineSize: '6em', color: color.text },
  },
  caption: { paddingBlockEnd: space.s, color: color.warningText, textAlign: 'start' as const },
  more: { marginBlockStart: space.s, color: color.textMuted, fontSize: size.small },
})
