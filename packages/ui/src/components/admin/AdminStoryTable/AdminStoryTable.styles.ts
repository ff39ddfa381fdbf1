import type { Theme } from '@emotion/react'

import { cardLayout } from './cardLayout.styles.ts'

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap' as const,
}

export const adminStoryTableStyles = (theme: Theme) => ({
  ...frameStyles(theme),
  ...cellStyles(theme),
})

const frameStyles = ({
  color,
  space,
  size,
  radius,
  doubleLine,
  focusRing,
  media,
  control,
}: Theme) => ({
  region: { marginBlockStart: space.l },
  table: { inlineSize: '100%', borderCollapse: 'separate' as const, borderSpacing: 0 },
  stale: { opacity: 0.55 },
  caption: { textAlign: 'start' as const },
  head: { [media.below.m]: cardLayout.head },
  headCell: {
    padding: `${space.s} ${space.s} ${space.m}`,
    borderBlockEnd: doubleLine,
    background: color.canvas,
    color: color.textSecondary,
    fontSize: size.label,
    fontWeight: 600,
    textAlign: 'start' as const,
    whiteSpace: 'nowrap' as const,
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: control.s,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': focusRing,
    '&:hover > span': { opacity: 0.7 },
  },
  arrow: { display: 'inline-flex', opacity: 0 },
  shown: { '&&': { opacity: 1 } },
  row: { background: color.canvas, [media.below.m]: cardLayout.row(color.lineSubtle) },
  selected: { background: color.surface },
})

const cellStyles = ({
  color,
  space,
  size,
  font,
  radius,
  media,
  focusRing,
  lineWidth,
  control,
  tile,
  thumb,
}: Theme) => ({
  cell: {
    padding: `${space.sPlus} ${space.s}`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: 'inherit',
    color: color.textSecondary,
    fontSize: size.note,
    fontWeight: 400,
    textAlign: 'start' as const,
    [media.below.m]: { padding: 0, border: 0 },
  },
  selectCell: {
    inlineSize: control.touch,
    [media.below.m]: { gridArea: 'select', inlineSize: 'auto' },
  },
  // The title stays while the rest is scrolled past it.
  titleCell: {
    minInlineSize: tile.huge,
    [media.from.m]: { position: 'sticky' as const, insetInlineStart: 0, zIndex: 1 },
    [media.below.m]: { gridArea: 'title', minInlineSize: 0 },
  },
  authorCell: { minInlineSize: tile.xs, [media.below.m]: { gridArea: 'author' } },
  categoryCell: {
    [media.below.m]: { gridArea: 'category', textAlign: 'end' as const },
  },
  tagsCell: {
    minInlineSize: `calc(${tile.m} + ${space.hair})`,
    color: color.textMuted,
    fontSize: size.small,
    [media.below.m]: { display: 'none' },
  },
  premiumCell: { [media.below.m]: { gridArea: 'premium', textAlign: 'end' as const } },
  featuredCell: { whiteSpace: 'nowrap' as const, [media.below.m]: { gridArea: 'featured' } },
  playsCell: { [media.below.m]: { gridArea: 'stats' } },
  actionsCell: { [media.below.m]: { gridArea: 'actions' } },
  title: { display: 'flex', alignItems: 'center', gap: space.m },
  cover: { flex: 'none', inlineSize: thumb.s },
  words: { display: 'grid', justifyItems: 'start', gap: space.hair, minInlineSize: 0 },
  name: {
    color: color.text,
    fontFamily: font.story,
    fontSize: size.choice,
    lineHeight: 1.3,
    overflowWrap: 'anywhere' as const,
  },
  tagline: {
    maxInlineSize: `min(${tile.xxl}, 100%)`,
    color: color.textMuted,
    fontSize: size.small,
    ...oneLine,
  },
  author: {
    padding: `${space.xs} 0`,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  featured: { display: 'flex', alignItems: 'center', gap: space.s, fontSize: size.label },
  stats: { display: 'flex', gap: space.m, fontSize: size.label },
  stat: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    whiteSpace: 'nowrap' as const,
    fontVariantNumeric: 'tabular-nums' as const,
  },
  actions: { display: 'flex', gap: space.s },
})
