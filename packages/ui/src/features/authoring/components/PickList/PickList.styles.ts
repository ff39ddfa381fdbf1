import { actionMenuStyles } from '../../../../design-system/primitives/ActionMenu/ActionMenu.styles.ts'
import { phraseListStyles } from '../PhraseList/PhraseList.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, size, control, lineWidth, focusRing, pane } = theme

const { place, label, list, chip, words, remove, note } = phraseListStyles
const { surface, menu, item } = actionMenuStyles

export const pickListStyles = {
  place,
  group: { display: 'grid', gap: space.xsPlus },
  label,
  list,
  chip: { ...chip, cursor: 'default' },
  unknown: { borderColor: color.dangerText, color: color.dangerText },
  words,
  remove,
  note,
  add: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsPlus,
    minBlockSize: control.m,
    paddingInline: space.m,
    border: `${lineWidth.hairline} dashed ${color.lineControl}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    fontSize: size.label,
    cursor: 'pointer',
    '&[data-hovered]': { color: color.text },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  surface: { ...surface, maxBlockSize: pane.xl, overflowY: 'auto' as const },
  menu,
  item,
}
