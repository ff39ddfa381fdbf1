import { requiredMark } from '../../../../design-system/primitives/Form/Form.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, media, lineWidth, icon } = theme

export const storyFormTabsStyles = {
  number: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: icon.xl,
    blockSize: icon.xl,
    paddingBlockStart: space.hair,
    border: `${lineWidth.hairline} solid currentcolor`,
    borderRadius: radius.full,
    fontSize: size.caption,
    fontWeight: 400,
  },
  done: { paddingBlockStart: 0, color: color.positiveText },
  faulty: { paddingBlockStart: 0, color: color.dangerText },
  fields: { display: 'grid', gap: space.xl, minInlineSize: 0, ...requiredMark },
  pair: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    [media.from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  trio: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    [media.from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  group: { display: 'grid', gap: space.m, minInlineSize: 0, padding: 0, border: 0 },
  legend: { padding: 0, fontSize: size.lead },
  hint: { color: color.textMuted, fontSize: size.small },
  counted: { display: 'grid', gap: space.xs },
  countedName: { color: color.textSecondary, fontSize: size.label },
  countedValue: { fontSize: size.lead, fontVariantNumeric: 'tabular-nums lining-nums' },
}
