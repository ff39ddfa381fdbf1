import { inIndic } from '../../../../design-system/theme/indic.ts'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, thumb, tile, lineWidth, media, size, font, card } = theme

const leafOf = {
  leaf: {
    display: 'grid',
    gridTemplateColumns: `${thumb.m} minmax(0, 1fr)`,
    gridTemplateAreas: `'cover head' 'words words' 'acts acts'`,
    gap: `${space.m} ${space.l}`,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    [media.from.m]: {
      gridTemplateColumns: `${tile.s} minmax(0, 1fr)`,
      gridTemplateAreas: `'cover head' 'cover words' 'cover acts'`,
      gap: `${space.none} ${space.xl}`,
      paddingInline: space.xxl,
      borderRadius: radius.leaf,
    },
    [media.from.xl]: {
      gridTemplateColumns: `${tile.s} minmax(0, 1fr) auto`,
      gridTemplateAreas: `'cover head acts' 'cover words acts'`,
      alignItems: 'center',
    },
  },
  lit: {
    '--ui-surface': color.leaf,
    '--ui-text': color.leafInk,
    '--ui-text-secondary': color.leafMuted,
    '--ui-text-muted': color.leafMuted,
    '--ui-progress-fill': color.leafAccent,
    '--ui-progress-track': color.leafTrack,
    borderColor: 'transparent',
    background: color.leaf,
    color: color.leafInk,
  },
  cover: {
    gridArea: 'cover',
    alignSelf: 'center',
    inlineSize: thumb.m,
    border: `${lineWidth.thick} solid ${color.lineGold}`,
    borderRadius: radius.full,
    overflow: 'hidden',
    [media.from.m]: { inlineSize: tile.s },
  },
}

export const playsScreenStyles = {
  ...leafOf,
  title: {
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.25,
    overflowWrap: 'anywhere' as const,
  },
  list: { display: 'grid', gap: space.l, padding: `0 0 ${space.giant}` },
  count: { color: color.textMuted, fontSize: size.small, fontWeight: 400 },
  head: {
    gridArea: 'head',
    minInlineSize: 0,
    alignSelf: 'center',
    [media.from.m]: { alignSelf: 'end' },
  },
  scene: { color: color.textMuted, fontSize: size.label, fontWeight: 600, ...pageSide },
  words: { gridArea: 'words', minInlineSize: 0, alignSelf: 'start' },
  line: {
    marginBlock: `${space.xs} ${space.s}`,
    color: color.textMuted,
    fontFamily: font.story,
    fontSize: size.note,
    fontStyle: 'italic',
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
    [inIndic]: { fontStyle: 'normal', lineHeight: 1.5 },
  },
  meta: {
    display: 'flex',
    alignItems: 'center',
    gap: space.l,
    color: color.textMuted,
    fontSize: size.small,
    whiteSpace: 'nowrap' as const,
  },
  bar: { flex: 1, maxInlineSize: card.session },
  acts: {
    gridArea: 'acts',
    display: 'grid',
    gap: space.s,
    [media.from.m]: {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      marginBlockStart: space.s,
    },
    [media.from.xl]: { gridTemplateColumns: 'none', marginBlockStart: 0 },
  },
  lesser: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    [media.from.m]: { justifyContent: 'flex-start', gap: space.xs },
    [media.from.xl]: { justifyContent: 'center' },
  },
  // Reduces the padding, so that three buttons fit in one line on a phone.
  act: { paddingInline: space.xs, color: 'inherit', [media.from.m]: { paddingInline: space.m } },
  notice: { '&:not(:empty)': { marginBlockEnd: space.l } },
}
