import { hangingSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, radius, column, screen } = theme

export const waitlistScreenStyles = {
  page: {
    display: 'grid',
    gap: space.xxl,
    alignItems: 'start',
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${column.form})`,
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { display: 'grid', gap: space.l, justifyItems: 'start', alignContent: 'start' },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.hero } },
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
  place: { [media.from.xl]: { gridColumn: 2, gridRow: '1 / span 2' } },
  form: {
    ...hangingSurface(theme, color.line),
    display: 'grid',
    gap: space.l,
    padding: space.xl,
    background: color.surface,
  },
  formTitle: { fontSize: size.heading },
  notice: {
    display: 'grid',
    gap: space.s,
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  benefits: { display: 'grid', gap: space.l },
  benefitsTitle: { fontSize: size.section },
  thanks: {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: `calc(0.6 * ${screen.block})`,
    inlineSize: `min(${measure.form}, 100%)`,
    marginInline: 'auto',
    paddingBlock: space.huge,
  },
}
