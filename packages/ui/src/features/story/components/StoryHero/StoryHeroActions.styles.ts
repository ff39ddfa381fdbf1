import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, doubleLine, layer, media } = theme

export const storyHeroActionsStyles = {
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    '& [aria-pressed="true"] path': { fill: 'currentcolor' },
    [media.below.m]: {
      position: 'fixed' as const,
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      flexWrap: 'nowrap' as const,
      padding: `${space.sPlus} ${space.l} calc(${space.sPlus} + env(safe-area-inset-bottom))`,
      borderBlockStart: doubleLine,
      background: color.surface,
    },
  },
  said: {
    color: color.textMuted,
    fontSize: size.label,
    // Above a phone's fixed bar, which has no space for the text.
    [media.below.m]: {
      position: 'absolute' as const,
      insetInlineEnd: space.l,
      insetBlockEnd: '100%',
      paddingInline: space.m,
      background: color.surface,
    },
  },
  play: { [media.below.m]: { flex: 1, minBlockSize: space.huge, paddingInline: space.m } },
}
