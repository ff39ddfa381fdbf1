import { fieldListStyles } from '../FieldList/FieldList.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, lineWidth } = theme
const { bare, item, label, note, pair } = fieldListStyles
const divided = `${lineWidth.hairline} solid ${color.lineSubtle}`

export const storyPartsStyles = {
  single: {
    display: 'grid',
    gap: space.l,
    minInlineSize: 0,
    padding: space.l,
    border: divided,
    borderRadius: radius.l,
    background: color.surface,
  },
  item,
  pair,
  part: {
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    paddingBlockStart: space.l,
    borderBlockStart: divided,
  },
  bare,
  label,
  note,
  end: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    paddingBlockStart: space.l,
    borderBlockStart: divided,
    '& button': { maxInlineSize: '100%', textAlign: 'start' as const },
  },
}
