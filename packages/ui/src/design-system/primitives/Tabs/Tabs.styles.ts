import { theme } from '../../theme/theme.ts'

const { color, space, focusRing, media, lineWidth, control, size } = theme

const large = {
  list: {
    display: 'flex',
    gap: space.xl,
    overflowX: 'auto' as const,
    // Space for the focus ring of a tab.
    paddingInline: space.xs,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.line}`,
    [media.from.l]: { gap: space.xxl },
  },
  tab: {
    minBlockSize: control.xl,
    paddingBlock: `${space.mPlus} ${space.sPlus}`,
    borderBlockEnd: `${lineWidth.double} double transparent`,
    color: color.textMuted,
    whiteSpace: 'nowrap' as const,
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
  },
  panel: { paddingBlockStart: space.xl },
}

const small = {
  list: { display: 'flex', gap: space.xlPlus },
  tab: {
    minBlockSize: control.touch,
    marginBlockEnd: `-${lineWidth.hairline}`,
    borderBlockEnd: `${lineWidth.thick} solid transparent`,
    color: color.textSecondary,
    fontSize: size.note,
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
  },
  panel: {},
}

export const tabsStyles = {
  tabs: { minInlineSize: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderBlockEnd: `${theme.lineWidth.hairline} solid ${theme.color.line}`,
  },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.sPlus,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { color: theme.color.text },
    '&[data-selected]': {
      borderBlockEndColor: theme.color.accent,
      color: theme.color.text,
      fontWeight: 600,
    },
    // Hides the transparent border, which is visible in forced-colors mode.
    [theme.media.forcedColors]: {
      '&:not([data-selected])': { borderBlockEndColor: 'Canvas' },
      '&[data-selected]': { borderBlockEndColor: 'Highlight' },
    },
  },
  panel: { outline: 'none', '&[data-focus-visible]': theme.focusRing },
  large: large,
  small: small,
}
