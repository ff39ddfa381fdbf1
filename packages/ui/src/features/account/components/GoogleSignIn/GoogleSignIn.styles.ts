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
    // Its width is told once; a page that grows narrower must not be made wider by it.
    overflow: 'clip',
    overflowClipMargin: space.xs,
    // A frame whose scheme is not the page's is painted on white.
    colorScheme: 'light',
  },
}
