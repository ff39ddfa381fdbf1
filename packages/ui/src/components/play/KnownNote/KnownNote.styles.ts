import type { Theme } from '@emotion/react'

export const knownNoteStyles = ({ color, font, radius, size, space, lineWidth }: Theme) => ({
  note: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    padding: `${space.m} ${space.mPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
  },
  title: { color: color.textSecondary, fontSize: size.label },
  items: {
    display: 'grid',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: space.l,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
  },
})
