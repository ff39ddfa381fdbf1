import { theme } from '../../../../design-system/theme/theme.ts'

const { column, radius } = theme

export const qrCodeStyles = {
  code: {
    inlineSize: '100%',
    maxInlineSize: column.xs,
    borderRadius: radius.s,
    // Many cameras cannot read a light QR code on a dark background.
    colorScheme: 'light' as const,
    background: 'Canvas',
    fill: 'CanvasText',
  },
}
