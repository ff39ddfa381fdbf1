import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, column, lineWidth, bar, screen, control } = theme

export const guidebookScreenStyles = {
  page: {
    display: 'grid',
    gap: space.xl,
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: `${column.contents} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { [media.from.xl]: { gridColumn: 2 } },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.hero } },
  revised: { marginBlockStart: space.s, color: color.textMuted },
  lead: {
    maxInlineSize: measure.prose,
    marginBlockStart: space.l,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.6,
  },
  contents: {
    padding: space.l,
    '& > summary': {
      minBlockSize: control.least,
      fontFamily: font.story,
      fontSize: size.card,
    },
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.surface,
    [media.from.xl]: {
      gridRow: '1 / span 2',
      gridColumn: 1,
      position: 'sticky' as const,
      insetBlockStart: `calc(${bar.xxl} + ${space.xlPlus})`,
      alignSelf: 'start',
      maxBlockSize: `calc(${screen.dynamic} - ${bar.xxl} - ${space.xlPlus} - ${space.xxl})`,
      overflowY: 'auto' as const,
    },
  },
  list: {
    display: 'grid',
    gap: space.xs,
    marginBlockStart: space.s,
    '& a': { display: 'inline-block', paddingBlock: space.xs, minBlockSize: control.least },
    '& a[aria-current]': { color: color.accent },
  },
  onPage: {
    marginBlockStart: space.l,
    paddingBlockStart: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    color: color.textMuted,
    fontSize: size.small,
  },
  sections: { display: 'grid', gap: space.xxl, [media.from.xl]: { gridColumn: 2 } },
  heading: { marginBlockEnd: space.m, fontSize: size.section },
}
