import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, layer, media } = theme

export const knowHowPanelStyles = {
  panel: {
    position: 'absolute' as const,
    insetBlockStart: `calc(100% - ${space.xs})`,
    insetInlineStart: space.m,
    zIndex: layer.dropdown,
    inlineSize: `min(${theme.popup.help}, 100% - ${space.xl})`,
    maxBlockSize: `min(${theme.pane.help}, ${theme.screen.dynamic} - ${theme.bar.xxl} - ${theme.lineWidth.double})`,
    padding: `${space.xl} ${space.xl} ${space.lPlus}`,
    overflowY: 'auto' as const,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderBlockStart: theme.goldDoubleLine,
    borderRadius: `0 0 ${radius.l} ${radius.l}`,
    background: color.overlay,
    boxShadow: theme.shadow,
    [media.from.xxl]: {
      inlineSize: theme.popup.beside,
      padding: `${space.lPlus} ${space.lPlus} ${space.l}`,
    },
    '&[hidden]': { display: 'none' },
  },
  heading: {
    marginBlockEnd: space.xs,
    fontFamily: font.display,
    fontSize: size.heading,
    'dl + &': { marginBlockStart: space.xl },
  },
  command: {
    padding: `${space.sPlus} 0 ${space.s}`,
    borderBlockEnd: `${theme.lineWidth.hairline} solid ${color.line}`,
  },
  name: { display: 'flex', justifyContent: 'space-between', gap: space.m, fontWeight: 600 },
  cost: { color: color.accent, fontWeight: 400, whiteSpace: 'nowrap' as const },
  meaning: { color: color.textSecondary, fontSize: size.note, lineHeight: 1.45 },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m, marginBlockEnd: space.l },
  connected: {
    marginBlock: `${space.s} ${space.l}`,
    paddingInlineStart: space.l,
    color: color.textSecondary,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  note: {
    marginBlock: `${space.s} ${space.l}`,
    color: color.textSecondary,
    fontSize: size.note,
  },
}
