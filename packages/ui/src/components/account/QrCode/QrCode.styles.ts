import type { Theme } from '@emotion/react'

export const qrCodeStyles = ({ column, radius }: Theme) => ({
  code: {
    inlineSize: '100%',
    maxInlineSize: column.xs,
    borderRadius: radius.s,
    // Many cameras read no light code on a dark ground.
    colorScheme: 'light' as const,
    background: 'Canvas',
    fill: 'CanvasText',
  },
})
