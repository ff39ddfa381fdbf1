import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media, radius, font, size, thumb, lineWidth, offset } = theme

export const searchPanelStyles = {
  panel: {
    ...droppedSurface(theme),
    insetInlineStart: 0,
    insetBlockStart: '100%',
    inlineSize: '100%',
    maxBlockSize: `min(${theme.pane.huge}, 0.7 * ${theme.screen.block})`,
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    [media.from.m]: { inlineSize: `max(100%, ${theme.measure.form})` },
  },
  // Always mounted, so that screen readers announce its first text.
  silent: { position: 'absolute' as const, clipPath: 'inset(50%)', pointerEvents: 'none' as const },
  status: { padding: `${space.sPlus} ${space.m} ${space.s}`, color: color.textSecondary },
  retry: { paddingInline: space.m, paddingBlockEnd: space.s },
  option: {
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    gap: space.mPlus,
    alignItems: 'center',
    padding: space.s,
    borderRadius: radius.m,
    cursor: 'pointer',
    '&:hover': { background: color.surface },
    '&[aria-selected="true"]': {
      background: color.surface,
      boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
    },
  },
  cover: { borderRadius: radius.s },
  title: {
    display: 'block',
    font: `400 ${size.choice}/1.3 ${font.story}`,
    color: color.text,
    overflowWrap: 'anywhere' as const,
  },
  line: {
    display: 'block',
    overflow: 'hidden',
    color: color.textMuted,
    fontSize: size.small,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  match: {
    background: 'none',
    color: color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: offset.m,
  },
}
