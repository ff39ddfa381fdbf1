import type { Theme } from '@emotion/react'

/** Height at which help begins to scroll, from the specification. */
const PANEL_MAX = '1000px'

export const knowHowPanelStyles = ({
  color,
  font,
  size,
  space,
  radius,
  layer,
  media,
  ...theme
}: Theme) => ({
  panel: {
    position: 'absolute' as const,
    insetBlockStart: 'calc(100% - 4px)',
    insetInlineStart: space.m,
    zIndex: layer.dropdown,
    inlineSize: 'min(380px, 100% - 24px)',
    maxBlockSize: `min(${PANEL_MAX}, 100dvh - 80px)`,
    padding: '24px 24px 20px',
    overflowY: 'auto' as const,
    border: `1px solid ${color.line}`,
    borderBlockStart: theme.goldDoubleLine,
    borderRadius: `0 0 ${radius.l} ${radius.l}`,
    background: color.overlay,
    boxShadow: theme.shadow,
    // On a wide screen it lies beside the reading column, never over it.
    [media.from.xxl]: { inlineSize: '262px', padding: '20px 20px 16px' },
    '&[hidden]': { display: 'none' },
  },
  heading: {
    marginBlockEnd: space.xs,
    fontFamily: font.display,
    fontSize: size.heading,
    'dl + &': { marginBlockStart: space.xl },
  },
  command: {
    padding: '10px 0 8px',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  name: { display: 'flex', justifyContent: 'space-between', gap: space.m, fontWeight: 600 },
  cost: { color: color.accent, fontWeight: 400, whiteSpace: 'nowrap' as const },
  meaning: { margin: 0, color: color.textSecondary, fontSize: size.note, lineHeight: 1.45 },
  keys: { display: 'flex', marginBlockEnd: space.l },
  note: {
    marginBlock: `${space.s} ${space.l}`,
    color: color.textSecondary,
    fontSize: size.note,
  },
})
