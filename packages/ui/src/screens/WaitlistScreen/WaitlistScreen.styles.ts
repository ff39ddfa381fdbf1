import type { Theme } from '@emotion/react'

export const waitlistScreenStyles = ({
  color,
  space,
  size,
  font,
  measure,
  media,
  radius,
}: Theme) => ({
  page: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { display: 'grid', gap: space.l, justifyItems: 'start', alignContent: 'start' },
  title: { fontSize: '2.125rem', [media.from.m]: { fontSize: size.hero } },
  lead: {
    maxInlineSize: '34em',
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.6,
  },
  offer: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.m} ${space.l}`,
    borderRadius: radius.m,
    background: color.warningSurface,
    color: color.warningText,
    fontWeight: 600,
  },
  form: { [media.from.xl]: { gridColumn: 2, gridRow: '1 / span 2' } },
  benefits: { display: 'grid', gap: space.l },
  benefitsTitle: { fontSize: size.section },
  thanks: {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '60vh',
    inlineSize: `min(${measure.form}, 100%)`,
    marginInline: 'auto',
    paddingBlock: space.huge,
  },
})
