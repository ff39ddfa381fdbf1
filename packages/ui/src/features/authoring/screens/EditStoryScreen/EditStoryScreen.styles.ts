import { theme } from '../../../../design-system/theme/theme.ts'

const { space, size } = theme

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
  scenes: { marginBlockEnd: space.l },
  fields: { display: 'grid', gap: space.l, inlineSize: '100%' },
  saved: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
  },
}
