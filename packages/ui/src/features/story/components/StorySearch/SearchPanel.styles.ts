import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, media } = theme

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
}
