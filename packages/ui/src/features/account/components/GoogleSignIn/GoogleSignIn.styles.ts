import { theme } from '../../../../design-system/theme/theme.ts'

const { space, control } = theme

export const googleSignInStyles = {
  place: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    minInlineSize: 0,
  },
  slot: {
    display: 'grid',
    justifyContent: 'center',
    minBlockSize: control.touch,
    // Google's button has a fixed width, which must not widen a narrow page.
    overflow: 'clip',
    overflowClipMargin: space.xs,
    // A frame whose color scheme differs from the page's gets a white background.
    colorScheme: 'light',
  },
}
