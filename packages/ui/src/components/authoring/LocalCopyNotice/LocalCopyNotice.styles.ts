import type { Theme } from '@emotion/react'

export const localCopyNoticeStyles = ({ color, space, radius }: Theme) => ({
  notice: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.sPlus} ${space.l}`,
    borderRadius: radius.m,
    background: color.noteSurface,
    color: color.noteText,
  },
})
