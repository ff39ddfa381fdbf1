import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth } = theme

export const editStoryScreenStyles = {
  ways: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.s,
    marginBlockStart: space.l,
  },
  beside: { display: 'inline-flex', flexWrap: 'wrap' as const, gap: space.s },
  back: { marginInlineStart: `calc(-1 * ${space.m})` },
  title: { marginBlock: `${space.xxlPlus} ${space.l}`, fontSize: size.title },
  sections: { display: 'grid', gap: space.xl },
  fields: { display: 'grid', gap: space.l, inlineSize: '100%' },
  switch: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockStart: space.xl,
    paddingBlockStart: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
  },
  hint: { color: color.textMuted, fontSize: size.label },
  saved: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
  },
}
