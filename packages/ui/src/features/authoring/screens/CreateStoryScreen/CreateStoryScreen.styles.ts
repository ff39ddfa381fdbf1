import { visuallyHiddenStyles } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media } = theme

export const createStoryScreenStyles = {
  previous: { marginInlineEnd: 'auto' },
  // On a phone the arrow leaves room for the longest name of a next tab.
  previousWords: { [media.below.m]: visuallyHiddenStyles.hidden },
  other: {
    marginBlockEnd: space.m,
    padding: `${space.sPlus} ${space.l}`,
  },
}
