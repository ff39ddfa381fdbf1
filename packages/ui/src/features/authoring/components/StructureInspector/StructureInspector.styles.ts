import { fieldListStyles } from '../FieldList/FieldList.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, font, control, lineWidth } = theme
const { label, note } = fieldListStyles

export const structureInspectorStyles = {
  place: { display: 'grid', alignContent: 'start', gap: space.l, minInlineSize: 0 },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.textSecondary,
    fontFamily: font.interface,
    fontSize: size.body,
    fontWeight: 600,
  },
  acts: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'center', gap: space.s },
  start: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: control.m,
    color: color.positiveText,
    fontSize: size.label,
  },
  missing: { color: color.dangerText, overflowWrap: 'anywhere' as const },
  choices: { display: 'grid', gap: space.m, minInlineSize: 0 },
  label,
  note,
  choice: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    minInlineSize: 0,
    margin: 0,
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    '& > *': { maxInlineSize: '100%' },
    '& > div': { inlineSize: '100%' },
  },
  legend: { paddingInline: space.xs, color: color.textMuted, fontSize: size.small },
  choiceActs: { display: 'flex', justifyContent: 'flex-end', gap: space.xs },
  ledBy: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    paddingBlockStart: space.m,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    overflowWrap: 'anywhere' as const,
    '& button': { maxInlineSize: '100%', textAlign: 'start' as const },
  },
}
