import { theme } from '../../../theme/theme.ts'

const { color, space } = theme

export const pageFrameStyles = {
  place: { position: 'relative' as const, display: 'flex', minBlockSize: 0, minInlineSize: 0 },
  frame: {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    // A page that sets no ground of its own is read on white, as anywhere else.
    background: 'Canvas',
    colorScheme: 'light' as const,
  },
  over: {
    position: 'absolute' as const,
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    background: color.canvas,
  },
  notice: { position: 'absolute' as const, insetInline: space.m, insetBlockStart: space.m },
}
