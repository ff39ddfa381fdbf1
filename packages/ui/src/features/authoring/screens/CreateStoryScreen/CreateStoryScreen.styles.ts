import { visuallyHiddenStyles } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media } = theme

export const createStoryScreenStyles = {
  previous: { marginInlineEnd: 'auto' },
  // On a phone only the arrow is visible, so that the next tab's name fits.
  previousWords: { [media.below.m]: visuallyHiddenStyles.hidden },
  other: {
    marginBlockEnd: space.m,
    padding: `${space.sPlus} ${space.l}`,
  },
}
