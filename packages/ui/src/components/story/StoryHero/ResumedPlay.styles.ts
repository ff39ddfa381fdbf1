import type { Theme } from '@emotion/react'

export const resumedPlayStyles = ({ color, space, size, font, media, card }: Theme) => ({
  // On a phone, where PLAY lies on the bar below, it stands behind the place.
  beginAgain: { paddingInline: space.m, [media.below.m]: { order: 1 } },
  place: {
    flex: 1,
    minInlineSize: 0,
    color: color.textMuted,
    [media.from.m]: { flexBasis: '100%' },
  },
  scene: { color: color.textSecondary, fontFamily: font.story, overflowWrap: 'anywhere' as const },
  meta: { display: 'flex', alignItems: 'center', gap: space.m, fontSize: size.small },
  bar: { flex: 1, maxInlineSize: card.session },
})
